import PortalCatalog
import PortalModel
import TestSupport
import Testing

@Suite struct CatalogStoreExtensionsTests {
    @Test func `free data is kept to the letter, once`() throws {
        let directory = try TemporaryDirectory()
        let store = try directory.store()
        #expect(try store.extensions() == nil)
        for text in [#"{ "a" : [1.0, 1e2] }"#, "null", #""\u0000""#] {
            try store.put(extensions: RawJSON(text: text))
            #expect(try store.extensions() == RawJSON(text: text))
        }
        try store.put(extensions: nil)
        #expect(try store.extensions() == nil)
    }
}
