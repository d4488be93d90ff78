import { readAccessToken } from './access-token.ts';
import { forgetPerson } from './browser-memory.ts';
import { storeSignInNote } from './sign-in-note.ts';
import { leaveVisit, readVisit } from './visit/stored-visit.ts';

/** How long the message about the lost session can be read before the page reloads (K-3). */
const reloadDelayMs = 2_000;
let reloading = false;

/**
 * The server no longer knows the session of a token. Several calls may learn it at once: one reload
 * follows. An answer that was under way while somebody signed out, or in again, is about a session of the past.
 */
export function forgetSession(token: string, message: string): void {
  if (reloading || readAccessToken() !== token) return;
  reloading = true;
  // It was the visit that ended: whoever looked is still signed in.
  const visit = readVisit();
  if (visit) return void setTimeout(() => leaveVisit(visit), reloadDelayMs);
  forgetPerson();
  storeSignInNote({ message, path: location.pathname + location.search });
  setTimeout(() => location.reload(), reloadDelayMs);
}
