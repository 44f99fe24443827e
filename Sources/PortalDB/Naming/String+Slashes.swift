extension String {
    /// Every scene and play that `SCENE/PLAY` can mean, the longest scene first.
    ///
    /// By bytes: a play's name may begin with a mark, which is one character with the slash.
    var dividedAtSlashes: some Sequence<(scene: String, play: String)> {
        utf8.indices.reversed().lazy.filter { utf8[$0] == UInt8(ascii: "/") }.map { slash in
            (String(self[..<slash]), String(self[utf8.index(after: slash)...]))
        }
    }
}
