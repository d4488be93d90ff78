import { useSyncExternalStore } from 'react';
import { readSignInNote, subscribeToSignInNote, type SignInNote } from '../sign-in-note.ts';

/** Renders the component again on a change. The server has no note. */
export function useSignInNote(): SignInNote | null {
  return useSyncExternalStore(subscribeToSignInNote, readSignInNote, () => null);
}
