// PortalPlayback
