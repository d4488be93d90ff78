import { readDraft, removeDraft, storeDraft } from './drafts/session-draft.ts';
import { isOwnPath } from './return-path.ts';

/** Why the visitor has to sign in, and where they were or wanted to go. */
export interface SignInNote {
  message: string;
  path: string;
}

const key = 'sign-in-note';
const listeners = new Set<() => void>();
/** Undefined until storage was looked into: it is, once for each page load. */
let note: SignInNote | null | undefined;

export function subscribeToSignInNote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: SignInNote | null): void {
  note = next;
  for (const listener of listeners) listener();
}

/** Survives reloads and navigation in this tab, until the visitor closes it or signs in. */
export function readSignInNote(): SignInNote | null {
  if (note === undefined) note = parseNote(readDraft(key));
  return note;
}

/** For this page on. That a session has just ended at the same place says more, and stays. */
export function leaveSignInNote(left: SignInNote): void {
  const stored = parseNote(readDraft(key));
  const told = stored?.path === left.path ? stored : left;
  storeSignInNote(told);
  change(told);
}

/** For the page after the reload that is about to come: this one goes on without. */
export function storeSignInNote(left: SignInNote): void {
  storeDraft(key, left);
}

export function removeSignInNote(): void {
  removeDraft(key);
  change(null);
}

function parseNote(stored: unknown): SignInNote | null {
  if (typeof stored !== 'object' || stored === null || !('message' in stored) || !('path' in stored))
    return null;
  const { message, path } = stored;
  return typeof message === 'string' && isOwnPath(path) ? { message, path } : null;
}
