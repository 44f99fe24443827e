// The playhead: which frame is shown, and how it goes on.

class Clock {
  /// @param changed called with each frame that is to be shown.
  /// @param turned called when it begins or ceases to play.
  constructor(changed, turned) {
    this.changed = changed;
    this.turned = turned;
    this.speed = 1;
    this.isLooping = true;
    this.isPlaying = false;
    this.load(1, 60);
  }

  load(frames, fps) {
    this.pause();
    this.last = Math.max(0, frames - 1);
    this.fps = fps;
    this.frame = 0;
  }

  seek(frame) {
    this.frame = clamp(Math.round(frame) || 0, 0, this.last);
    this.startAgain();
    this.changed(this.frame);
  }

  play() {
    if (this.isPlaying) return;
    if (this.frame >= this.last) this.frame = 0;
    this.isPlaying = true;
    this.startAgain();
    this.turned();
    const step = (now) => {
      if (!this.isPlaying) return;
      this.advance(now);
      if (this.isPlaying) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.turned();
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  setSpeed(speed) {
    this.speed = speed;
    this.startAgain();
  }

  /// From now on the time counts from the present frame.
  startAgain() {
    this.start = null;
    this.startFrame = this.frame;
  }

  advance(now) {
    this.start ??= now;
    const frame = this.startFrame + Math.floor(((now - this.start) / 1000) * this.fps * this.speed + 1e-6);
    // The end is shown for a moment before it begins anew.
    const rest = Math.round(0.6 * this.fps * this.speed);
    if (frame > this.last + (this.isLooping ? rest : 0)) {
      if (!this.isLooping) return this.pause();
      this.frame = 0;
      this.startAgain();
      return this.changed(0);
    }
    const shown = Math.min(frame, this.last);
    if (shown !== this.frame) {
      this.frame = shown;
      this.changed(shown);
    }
  }
}
