extension String {
    /// What is before and after each of its slashes, the last one first: a scene's name may have some, and a play's.
    ///
    /// By scalars, as names are kept: an accent that a name begins with makes one character with the slash before it.
    package var partsAtSlashes: [(head: String, tail: String)] {
        let scalars = unicodeScalars
        return scalars.indices.reversed().filter { scalars[$0] == "/" }.map { slash in
            (String(scalars[..<slash]), String(scalars[scalars.index(after: slash)...]))
        }
    }
}
