// PortalDB
