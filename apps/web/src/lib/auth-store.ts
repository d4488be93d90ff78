import { accessTokenKey, type Role } from '@waymark/contract/account-choices';
import type { User } from '@waymark/contract/accounts';
import { protectedPaths } from '@waymark/contract/paths';
import type { CritiqueDetail } from '@waymark/contract/resume-review';
import { useSyncExternalStore } from 'react';
import { readAccessToken, storeAccessToken } from './access-token.ts';
import { messageOf } from './api-answer.ts';
import { callApi } from './api-client.ts';
import {
  authReducer,
  initialAuthState,
  type AuthAction,
  type AuthState,
  type Session,
} from './auth-state.ts';
import { showError } from './toasts.ts';

let state = initialAuthState;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function dispatch(action: AuthAction): void {
  state = authReducer(state, action);
  // The head script guessed from the stored token; once the truth is known the document says it.
  if (state.authenticationChecked && !state.loading) {
    document.documentElement.toggleAttribute('data-signed-in', state.isAuthenticated);
  }
  for (const listener of listeners) listener();
}

/** Who is signed in. On the server, and until the browser has looked, nobody is. */
export function useAuth(): AuthState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => initialAuthState,
  );
}

/**
 * Runs a call that signs somebody in (login, signup, the check on load): the token is stored, the critique
 * detail follows. A failure is shown as a toast and passed on, so that a form can keep what was typed.
 */
export async function authenticate(call: () => Promise<Session>): Promise<void> {
  dispatch({ type: 'pending' });
  try {
    const session = await call();
    storeAccessToken(session.accessToken);
    dispatch({ type: 'signedIn', session });
  } catch (failure) {
    dispatch({ type: 'failed' });
    showError(messageOf(failure));
    throw failure;
  }
  void loadCritiqueDetail();
}

/** Without it only the review banner is missing, so a failure here interrupts nobody. */
export async function loadCritiqueDetail(): Promise<void> {
  try {
    const { data } = await callApi<{ data: CritiqueDetail }>('GET', '/get-critique-detail');
    dispatch({ type: 'critiqueChanged', critiqueDetail: data });
  } catch (failure) {
    console.warn('The state of the resume review could not be loaded.', failure);
  }
}

/** Once per page load. */
export async function checkAuth(path: string): Promise<void> {
  if (state.loading || state.authenticationChecked) return;
  if (!readAccessToken() && !protectedPaths.includes(path)) return dispatch({ type: 'checkedWithoutCall' });
  await authenticate(async () => {
    const { data } = await callApi<{ data: User }>('GET', '/get-auth-user');
    return { user: data, accessToken: readAccessToken() };
  }).catch(() => undefined);
}

/** For client loaders: who is signed in, known once the check has finished. */
export async function findUser(path: string): Promise<User | null> {
  void checkAuth(path);
  while (state.loading || !state.authenticationChecked) {
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop();
        resolve();
      });
    });
  }
  return state.user;
}

/** For client loaders: whether the page may load its data. An employer's is a company's. */
export async function hasRole(role: Role, path: string): Promise<boolean> {
  const user = await findUser(path);
  return user?.role === role && (role !== 'employer' || user.company !== null);
}

export function changeUser(user: User): void {
  dispatch({ type: 'userChanged', user });
}

/** Reads the record anew after something outside of this page changed it, such as a link in a mail. */
export async function refreshUser(): Promise<void> {
  if (!state.isAuthenticated) return;
  changeUser((await callApi<{ data: User }>('GET', '/get-auth-user')).data);
}

/** The guard takes the person to the login page. */
export function logout(): void {
  // Leaving the page must not cancel it, and a session that is already gone is no reason to stay.
  callApi('POST', '/logout', { keepalive: true }).catch(() => undefined);
  leave();
}

/** What the login page says to whoever has just left (B-14). */
interface Farewell {
  successMessage?: string;
  errorMessage?: string;
}

let farewell: Farewell | undefined;

/** Forgets whoever was signed in here; the session itself is ended on the server by whoever calls this. */
export function leave(words?: Farewell): void {
  localStorage.clear();
  sessionStorage.clear();
  farewell = words;
  dispatch({ type: 'loggedOut' });
}

/** Once: the words are for the page that the person is taken to now. */
export function takeFarewell(): Farewell | undefined {
  const words = farewell;
  farewell = undefined;
  return words;
}

/** Signing out in one tab signs out all of them. */
export function followOtherTabs(): () => void {
  function follow(event: StorageEvent) {
    const concerned = event.key === accessTokenKey || event.key === null;
    if (!concerned || !state.isAuthenticated || readAccessToken()) return;
    farewell = { errorMessage: 'You were signed out in another tab. Please sign in again.' };
    dispatch({ type: 'loggedOut' });
  }
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
