// PortalSystem
