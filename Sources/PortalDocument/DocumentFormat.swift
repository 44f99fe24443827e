/// What the key `format` says of a text.
enum DocumentFormat {
    static let catalog = "portal-catalog/1"
    static let recording = "portal-recording/1"
}
