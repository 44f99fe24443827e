// PortalSQLite
