import { readAccessToken } from './access-token.ts';
import { readDraft, removeDraft, storeDraft } from './session-draft.ts';

/** How long the message about the lost session can be read before the page reloads (K-3). */
const reloadDelayMs = 2_000;
const noteKey = 'session-ended';
let reloading = false;

/** What the page says after the reload, and where the person was. */
export interface SessionEnd {
  message: string;
  path: string;
}

/**
 * The server no longer knows the session of a token. Several calls may learn it at once: one reload
 * follows. An answer that was under way while somebody signed out, or in again, is about a session of the past.
 */
export function forgetSession(token: string, message: string): void {
  if (reloading || readAccessToken() !== token) return;
  reloading = true;
  localStorage.clear();
  storeDraft(noteKey, { message, path: location.pathname + location.search });
  setTimeout(() => location.reload(), reloadDelayMs);
}

/** Once: the message is for the page after the reload and for no other. */
export function takeSessionEnd(): SessionEnd | null {
  const note = readDraft(noteKey);
  if (typeof note !== 'object' || note === null || !('message' in note) || !('path' in note)) return null;
  // A page that has yet to reload keeps it for the next one.
  if (reloading) return null;
  removeDraft(noteKey);
  return { message: String(note.message), path: String(note.path) };
}
