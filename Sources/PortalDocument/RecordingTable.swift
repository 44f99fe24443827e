import PortalModel
import PortalMotion

/// Writes recordings' samples as CSV, one line for each number: spreadsheets and data frames pivot that as they like.
///
/// The columns are `scene,play,frame,time,role,subject,column,value`; time is in seconds. A frame in which a subject
/// is not drawn has no lines. Texts are quoted as RFC 4180 says; lines end in a line feed.
package struct RecordingTable {
    private static let chunkSize = 1 << 16

    private let sink: ([UInt8]) throws -> Void
    private var buffer = Array("scene,play,frame,time,role,subject,column,value\n".utf8)

    /// - Parameter sink: takes the text in pieces.
    package init(to sink: @escaping ([UInt8]) throws -> Void) {
        self.sink = sink
    }

    package mutating func write(_ recording: Recording) throws {
        let play = "\(csvField(recording.scene.rawValue)),\(csvField(recording.play)),"
        for track in recording.tracks {
            let subject = "\(track.role.rawValue),\(csvField(track.subject)),"
            for frame in track.firstFrame..<track.firstFrame + track.isDrawn.count {
                guard let values = track[frame: frame] else { continue }
                let time = (Double(frame) / Double(recording.fps)).shortestText
                for (column, value) in zip(track.columns, values) {
                    let line = "\(play)\(frame),\(time),\(subject)\(column.rawValue),\(value.shortestText)\n"
                    buffer.append(contentsOf: line.utf8)
                }
                if buffer.count >= Self.chunkSize { try emit() }
            }
        }
    }

    /// Ends the text.
    package mutating func finish() throws {
        if !buffer.isEmpty { try emit() }
    }

    private mutating func emit() throws {
        try sink(buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}
