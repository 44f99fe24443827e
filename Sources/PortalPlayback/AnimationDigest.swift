import PortalModel
import PortalMotion

extension Animation {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(signature)
    }
}
