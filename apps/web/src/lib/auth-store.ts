import type { User } from '@waymark/contract/identity/accounts';
import { accessTokenKey } from '@waymark/contract/identity/access-token-key';
import type { Role } from '@waymark/contract/identity/choices';
import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import { canonicalPath, protectedPaths } from '@waymark/contract/paths';
import type { CritiqueDetail } from '@waymark/contract/resumes/resume-review';
import { create } from 'zustand';
import { readAccessToken, storeAccessToken, storeRole } from './access-token.ts';
import { isApiError, messageOf } from './api-answer.ts';
import { callApi } from './api-client.ts';
import {
  authReducer,
  initialAuthState,
  type AuthAction,
  type AuthState,
  type Session,
} from './auth-state.ts';
import { forgetPerson, tabStorage } from './browser-storage.ts';
import { showError } from './toasts.ts';
import { endVisit } from './visit/end-visit.ts';
import { readVisit } from './visit/stored-visit.ts';
import { takeWhoIsHere } from './waking/who-is-here.ts';
import { msg } from '@waymark/contract/text/message';

/** Who is signed in. No one is on the server, nor before the browser has checked. */
export const useAuth = create<AuthState>(() => initialAuthState);

function dispatch(action: AuthAction): void {
  const state = authReducer(useAuth.getState(), action);
  // The head script guessed from the stored token; once the truth is known the document says it.
  if (state.authenticationChecked && !state.loading) {
    document.documentElement.toggleAttribute('data-signed-in', state.isAuthenticated);
    markRole(state.user);
  }
  useAuth.setState(state, true);
}

/** What is not for a role is hidden from it on the next page before it is known who is there. */
function markRole(user: User | null): void {
  const position = user?.staffRole ?? user?.company?.memberRole ?? '';
  document.documentElement.dataset['role'] = user?.role ?? '';
  document.documentElement.dataset['position'] = position;
  if (user) storeRole(user.role, position);
}

/**
 * Runs a call that signs a member in (login, signup), stores the token and loads the critique detail. Null
 * means that MFA still has to be passed. A failure shows a toast and is rethrown, so that a form can keep its
 * fields.
 */
export async function authenticate(call: () => Promise<Session | null>): Promise<void> {
  dispatch({ type: 'pending' });
  try {
    const session = await call();
    if (session === null) return dispatch({ type: 'failed' });
    storeAccessToken(session.accessToken);
    dispatch({ type: 'signedIn', session });
  } catch (failure) {
    dispatch({ type: 'failed' });
    showError(messageOf(failure));
    throw failure;
  }
  void loadCritiqueDetail();
}

/** Stores the review's state from a server event while the page is open (C-4). */
export function changeCritique(critiqueDetail: CritiqueDetail): void {
  if (useAuth.getState().isAuthenticated) dispatch({ type: 'critiqueChanged', critiqueDetail });
}

/** Without it only the review banner is missing, so a failure here is only logged. */
export async function loadCritiqueDetail(): Promise<void> {
  // A review is its owner's alone.
  if (readVisit()) return;
  try {
    const { data } = await callApi('GET /get-critique-detail');
    changeCritique(data);
  } catch (failure) {
    console.warn('The state of the resume review could not be loaded.', failure);
  }
}

/** Codes that mean the token is not valid here. Other failures say nothing about the session. */
const refusals: readonly string[] = ['unauthenticated', 'forbidden', 'not_found'];
const retryMs = [2_000, 4_000, 8_000, 15_000, 30_000] as const;
/** How often the check has met no answer so far. */
const useChecks = create(() => ({ failed: 0 }));

/**
 * Runs once per page load. A check that gets no answer does not sign the member out: it shows an error
 * and is retried until there is an answer.
 */
export async function checkAuth(path: string): Promise<void> {
  const { loading, authenticationChecked } = useAuth.getState();
  if (loading || authenticationChecked) return;
  const token = readAccessToken();
  if (!token && !protectedPaths.includes(canonicalPath(path))) {
    return dispatch({ type: 'checkedWithoutCall' });
  }
  dispatch({ type: 'pending' });
  try {
    const { data: user } = await takeWhoIsHere();
    useChecks.setState({ failed: 0 });
    // The member may have logged out while the request was running.
    if (readAccessToken() !== token) return;
    dispatch({ type: 'signedIn', session: { user, accessToken: token } });
    void loadCritiqueDetail();
  } catch (failure) {
    if (isApiError(failure) && refusals.includes(failure.code)) {
      useChecks.setState({ failed: 0 });
      dispatch({ type: 'failed' });
      return showError(messageOf(failure));
    }
    const { failed } = useChecks.getState();
    const wait = retryMs[Math.min(failed, retryMs.length - 1)];
    useChecks.setState({ failed: failed + 1 });
    dispatch({ type: 'unanswered' });
    setTimeout(() => void checkAuth(path), wait);
  }
}

/** Whether the check has met no answer yet and goes on trying. */
export function useFailedCheck(): boolean {
  return useChecks(({ failed }) => failed > 0);
}

/** For client loaders: who is signed in, known once the check has finished. */
export async function findUser(path: string): Promise<User | null> {
  void checkAuth(path);
  const isKnown = ({ loading, authenticationChecked }: AuthState) => !loading && authenticationChecked;
  if (isKnown(useAuth.getState())) return useAuth.getState().user;
  return new Promise((resolve) => {
    const stop = useAuth.subscribe((state) => {
      if (!isKnown(state)) return;
      stop();
      resolve(state.user);
    });
  });
}

/**
 * For client loaders: whether the page may load its data. An employer's is a company's, and staff sign in with a
 * MFA.
 */
export async function hasRole(role: Role, path: string): Promise<boolean> {
  const user = await findUser(path);
  if (user?.role !== role || user.needsMfa) return false;
  return role !== 'employer' || user.company !== null;
}

/** The same for a page of staff who have a role; administrators have all of them. */
export async function hasStaffRole(role: StaffRole, path: string): Promise<boolean> {
  if (!(await hasRole('staff', path))) return false;
  const { staffRole } = (await findUser(path)) ?? {};
  return staffRole === role || staffRole === 'administrator';
}

export function changeUser(user: User): void {
  dispatch({ type: 'userChanged', user });
}

/** Fetches the record again after something outside this page changed it, such as a link in a mail. */
export async function refreshUser(): Promise<void> {
  if (!useAuth.getState().isAuthenticated) return;
  const token = readAccessToken();
  const { data: user } = await callApi('GET /get-auth-user');
  if (readAccessToken() === token) changeUser(user);
}

/** The guard then redirects to the login page. During an impersonation, this only ends that. */
export function logout(): void {
  if (readVisit()) return void endVisit();
  // Leaving the page must not cancel it, and a session that is already gone is no reason to stay.
  callApi('POST /logout', {}, { keepalive: true }).catch(() => undefined);
  leave();
}

/** The message on the login page after signing out (B-14). */
interface SignOutMessage {
  successMessage?: string;
  errorMessage?: string;
}

let signOutMessage: SignOutMessage | undefined;

/** Clears the signed-in user in this browser; the caller ends the session on the server. */
export function leave(words?: SignOutMessage): void {
  forgetPerson();
  tabStorage.clear();
  signOutMessage = words;
  dispatch({ type: 'loggedOut' });
}

/** Once: the words are for the page that the person is taken to now. */
export function takeSignOutMessage(): SignOutMessage | undefined {
  const words = signOutMessage;
  signOutMessage = undefined;
  return words;
}

/** Signing out in one tab signs out all of them. */
export function followOtherTabs(): () => void {
  function follow(event: StorageEvent) {
    const concerned = event.key === accessTokenKey || event.key === null;
    if (!concerned || !useAuth.getState().isAuthenticated || readAccessToken()) return;
    signOutMessage = { errorMessage: msg`You were signed out in another tab. Please sign in again.` };
    dispatch({ type: 'loggedOut' });
  }
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
