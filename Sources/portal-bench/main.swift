print("portal-bench")
