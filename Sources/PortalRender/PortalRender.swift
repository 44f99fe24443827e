// PortalRender
