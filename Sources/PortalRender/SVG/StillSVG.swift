import PortalModel

/// One frame of a picture as an SVG document.
package struct StillSVG {
    private let picture: MotionPicture
    private let frame: Int

    package init(_ picture: MotionPicture, at frame: Int) {
        self.picture = picture
        self.frame = frame
    }

    package var text: String {
        let gradients = SVGGradients(of: picture, prefix: SVG.slug(picture.name))
        let drawn = SVGCanvas.elements(of: picture, at: frame, SVGShapes(gradients: gradients))
        return SVGDocument(picture, size: picture.canvas).text(
            gradients.definitions + SVGCanvas.ground(picture) + drawn)
    }
}
