import { errorStatus, type ApiError, type ErrorCode } from '@waymark/contract/errors';

/** How long a caller who was turned away for a passing reason is asked to wait. */
export const retryAfterSeconds = 5;

interface AppErrorDetail {
  fields?: Record<string, string>;
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

  constructor(code: ErrorCode, message: string, detail: AppErrorDetail = {}, options: ErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): ApiError {
    return { message: this.message, code: this.code, ...this.detail };
  }
}

/** A failure before the product could start; its message is the whole of what people see. */
export class StartError extends Error {}

/** A job that would fail in the same way however often it is tried. */
export class PermanentFailure extends Error {}
