// PortalDocument
