// PortalMotion
