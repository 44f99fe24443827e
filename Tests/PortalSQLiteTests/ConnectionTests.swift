import PortalSQLite
import Testing
