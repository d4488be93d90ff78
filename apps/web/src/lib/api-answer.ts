import type { ApiError } from '@waymark/contract/errors';
import { withoutPrefix } from '@waymark/contract/language-prefix';
import { readAccessToken } from './access-token.ts';
import { forgetPerson } from './browser-storage.ts';
import { storeSignInNote } from './sign-in-note.ts';
import { leaveVisit, readVisit } from './visit/stored-visit.ts';
import { msg } from '@waymark/contract/text/message';

/** How long the message about the lost session can be read before the page reloads (K-3). */
const reloadDelayMs = 2_000;

let reloading = false;

/**
 * What a call gives or how it fails: a failure with a body rejects with that body, so that forms read its
 * message and its fields; one without rejects with an error of its own (F-2). `token` is what it was sent with.
 */
export function parseAnswer<T>(status: number, text: string, token: string): Promise<T> {
  const body = parseJson(text);
  if (status >= 200 && status < 300) return Promise.resolve(body as T);
  if (!isApiError(body)) return Promise.reject(new Error(`The server answered with status ${status}.`));
  if ((status === 401 || status === 404) && body.logout === true) forgetSession(token, body.message);
  return Promise.reject(body);
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

/** The sentence to show for anything a call rejected with. */
export function messageOf(failure: unknown): string {
  return apiErrorOf(failure).message;
}

/** Anything a call rejected with, in the shape of the server's errors. */
export function apiErrorOf(failure: unknown): ApiError {
  if (isApiError(failure)) return failure;
  const message = msg`The server cannot be reached just now. Check your connection and try again.`;
  return { code: 'unavailable', message };
}

/** Which fields the server found at fault, by name. */
export function fieldErrorsOf(failure: unknown): Record<string, string> {
  return (isApiError(failure) && failure.fields) || {};
}

/**
 * The server no longer knows the session of a token. Several calls may fail at once, but the page
 * reloads once. A response that arrives after a sign-out or a new sign-in belongs to an old session and is
 * ignored.
 */
function forgetSession(token: string, message: string): void {
  if (reloading || readAccessToken() !== token) return;
  reloading = true;
  // Only the impersonation ended: the staff member is still signed in.
  const visit = readVisit();
  if (visit) return void setTimeout(() => leaveVisit(visit), reloadDelayMs);
  forgetPerson();
  const path = withoutPrefix(location.pathname) + location.search;
  storeSignInNote({ message, path });
  setTimeout(() => location.reload(), reloadDelayMs);
}
