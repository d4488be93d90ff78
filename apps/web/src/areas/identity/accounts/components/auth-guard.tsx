import { canonicalPath, guestOnlyPaths, paths, protectedPaths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import {
  checkAuth,
  followOtherTabs,
  takeSignOutMessage,
  useAuth,
  useFailedCheck,
} from '../../../../lib/auth-store.ts';
import { guardTarget, isWorthReturning, pageBeforeDocument } from '../../../../lib/guard-target.ts';
import { noteReturnPath, returnPathOf } from '../../../../lib/return-path.ts';
import { leaveSignInNote, readSignInNote, removeSignInNote } from '../../../../lib/sign-in-note.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** Checks once who is signed in, and redirects visits. */
export function AuthGuard() {
  const location = useLocation();
  const navigate = useNavigate();
  const { authenticationChecked, loading, isAuthenticated, user } = useAuth();
  const role = user?.role;
  const wasAuthenticated = useRef(false);
  /** Whether the person has been here as a guest: then being signed in means having signed in on this page. */
  const wasGuest = useRef(false);
  const pageBefore = useRef<string>(undefined);
  const { pathname, search, hash, state } = location;
  const path = canonicalPath(pathname);
  const address = path + search + hash;

  useEffect(() => void checkAuth(path), [path]);
  useEffect(followOtherTabs, []);
  useEffect(() => {
    pageBefore.current = pageBeforeDocument(document.referrer, window.location.origin);
  }, []);

  useEffect(() => {
    if (pathname !== path) return void navigate(address, { replace: true, state: state as unknown });
    const auth = { authenticationChecked, loading, isAuthenticated };
    const before = path === paths.login ? pageBefore.current : undefined;
    const returnPath = returnPathOf(state) ?? readSignInNote()?.path ?? before;
    noteReturnPath(returnPath);
    const target = guardTarget({
      path,
      auth,
      wasAuthenticated: wasAuthenticated.current,
      returnPath,
      signedInAs: wasGuest.current ? role : undefined,
    });
    wasAuthenticated.current = isAuthenticated;
    if (authenticationChecked && !loading) wasGuest.current = !isAuthenticated;
    if (isAuthenticated && path !== paths.login) pageBefore.current = undefined;
    else if (!isAuthenticated && target === null && isWorthReturning({ path, search }))
      pageBefore.current = address;
    if (target === paths.root && !isAuthenticated) explainRedirect(address);
    if (target !== null) void navigate(target, { replace: true, state: takeSignOutMessage() });
    // The note is still needed on the way from a page for guests.
    else if (isAuthenticated && !(path in guestOnlyPaths)) removeSignInNote();
  }, [
    pathname,
    path,
    search,
    address,
    state,
    authenticationChecked,
    loading,
    isAuthenticated,
    role,
    navigate,
  ]);

  return <LoadingModal path={path} loading={loading} />;
}

/** Tells guests why they were redirected, unless the end of a session already explains it. */
function explainRedirect(path: string): void {
  if (readSignInNote()?.path === path) return;
  leaveSignInNote({ message: msg`That page is for people with an account. Sign in, and it opens.`, path });
}

const patienceMs = 200;

/** Pages outside the layout: their forms show the wait on their own button. */
const formPaths: readonly string[] = [
  paths.login,
  paths.register,
  paths.employerRegister,
  paths.acceptInvitation,
  paths.joinStaff,
  paths.staffSignIn,
  paths.providerSignIn,
];

/**
 * The modal of A-9. A protected page shows nothing before the check, so the modal opens at once there. On a public
 * page the check takes a few milliseconds, and a modal would only flash.
 */
function LoadingModal({ path, loading }: { path: string; loading: boolean }) {
  const say = useSay();
  const { authenticationChecked } = useAuth();
  const retrying = useFailedCheck();
  const [patienceOver, setPatienceOver] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setPatienceOver(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setPatienceOver(false);
    };
  }, [loading]);

  const outsideLayout = formPaths.includes(path);
  const open = loading && !retrying && !outsideLayout && (patienceOver || protectedPaths.includes(path));
  return (
    <Dialog open={open} title={say`Loading...`} dismissable={false}>
      {open && (
        <LoadingLine>
          {authenticationChecked ? say`What you sent is on its way.` : say`We are checking who is signed in.`}
        </LoadingLine>
      )}
    </Dialog>
  );
}
