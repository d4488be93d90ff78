/** Why a notice was not taken, as a sentence for staff. */
export class NoticeFailure extends Error {
  /** How long the other side asks to wait; 0 where it says nothing. */
  readonly waitSeconds: number;

  constructor(message: string, waitSeconds = 0) {
    super(message);
    this.waitSeconds = Number.isFinite(waitSeconds) && waitSeconds > 0 ? waitSeconds : 0;
  }
}
