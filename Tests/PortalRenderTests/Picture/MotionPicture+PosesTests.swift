import PortalModel
import Testing

@testable import PortalRender

@Suite struct MotionPicturePosesTests {
    @Test func posesAreWhereSomethingEndsAndTheLastFrame() {
        #expect(PictureFixture.flight().poses == [0, 3, 4])
    }

    @Test func aStillPictureHasOnePose() {
        let picture = MotionPicture(of: Recording.made(frameCount: 9), in: SceneFixture.scene)
        #expect(picture.poses == [0])
    }
}
