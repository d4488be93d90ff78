import { errorStatus, type ApiError, type ErrorCode } from '@waymark/contract/errors';
import type { Message } from '@waymark/contract/text/message';
import { sayEnglish, type Say } from '@waymark/contract/text/say';

/** How long a caller who was turned away for a passing reason is asked to wait. */
export const retryAfterSeconds = 5;

interface AppErrorDetail {
  fields?: Readonly<Record<string, Message>>;
  /** The session is gone: the client forgets its token. */
  logout?: true;
  retryAfterSeconds?: number;
  /** Solved work lets the call in at once. */
  proof?: true;
}

/** The one error that is meant for people: a sentence that says what to do, and a stable code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: AppErrorDetail;
  /** What people read, in their language; `message` is English, for logs. */
  readonly said: Message;

  constructor(code: ErrorCode, said: Message, detail: AppErrorDetail = {}, options: ErrorOptions = {}) {
    super(sayEnglish(said), options);
    this.said = said;
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(say: Say): ApiError {
    const { fields, ...detail } = this.detail;
    const said = Object.entries(fields ?? {}).map(([name, problem]) => [name, say(problem)]);
    return {
      message: say(this.said),
      code: this.code,
      ...detail,
      ...(fields && { fields: Object.fromEntries(said) as Record<string, string> }),
    };
  }
}

/** A failure before the product could start, or of what somebody gave it to read; its sentence is all that people see. */
export class StartError extends Error {
  /** What people read, in their language; `message` is English, for terminals and logs. */
  readonly said: Message;

  constructor(said: Message, options: ErrorOptions = {}) {
    super(sayEnglish(said), options);
    this.said = said;
  }
}

/** A job that would fail in the same way however often it is tried. */
export class PermanentFailure extends Error {}
