// PortalModel
