print("portal-db")
