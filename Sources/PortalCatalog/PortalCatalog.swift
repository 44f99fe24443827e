// PortalCatalog
