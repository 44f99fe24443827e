// PortalCLI
