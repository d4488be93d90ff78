import { canonicalPath, guestOnlyPaths, paths, protectedPaths } from '@waymark/contract/paths';
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
import { guardTarget, isWorthReturning } from '../../../../lib/guard-target.ts';
import { returnPathOf } from '../../../../lib/return-path.ts';
import { leaveSignInNote, readSignInNote, removeSignInNote } from '../../../../lib/sign-in-note.ts';

/** Checks who is there once, and sends visits where they belong. */
export function AuthGuard() {
  const location = useLocation();
  const navigate = useNavigate();
  const { authenticationChecked, loading, isAuthenticated } = useAuth();
  const wasAuthenticated = useRef(false);
  const pageBefore = useRef<string>(undefined);
  const { pathname, search, hash, state } = location;
  const path = canonicalPath(pathname);
  const asked = path + search + hash;

  useEffect(() => void checkAuth(path), [path]);
  useEffect(followOtherTabs, []);

  useEffect(() => {
    if (pathname !== path) return void navigate(asked, { replace: true, state: state as unknown });
    const auth = { authenticationChecked, loading, isAuthenticated };
    const before = path === paths.login ? pageBefore.current : undefined;
    const returnPath = returnPathOf(state) ?? readSignInNote()?.path ?? before;
    const target = guardTarget({ path, auth, wasAuthenticated: wasAuthenticated.current, returnPath });
    wasAuthenticated.current = isAuthenticated;
    if (isAuthenticated && path !== paths.login) pageBefore.current = undefined;
    else if (!isAuthenticated && target === null && isWorthReturning({ path, search }))
      pageBefore.current = asked;
    if (target === paths.root && !isAuthenticated) explainDetour(asked);
    if (target !== null) void navigate(target, { replace: true, state: takeSignOutMessage() });
    // Whoever is on their way from a page for guests still needs it.
    else if (isAuthenticated && !(path in guestOnlyPaths)) removeSignInNote();
  }, [pathname, path, search, asked, state, authenticationChecked, loading, isAuthenticated, navigate]);

  return <LoadingModal path={path} loading={loading} />;
}

/** Says to a guest why they are not where they wanted to go; where a session ended there, that is the reason. */
function explainDetour(path: string): void {
  if (readSignInNote()?.path === path) return;
  leaveSignInNote({ message: 'That page is for people with an account. Sign in, and it opens.', path });
}

const patienceMs = 200;

/** Outside the layout, where a form shows the wait on its own button. */
const formPaths: readonly string[] = [
  paths.login,
  paths.register,
  paths.employerRegister,
  paths.acceptInvitation,
  paths.joinStaff,
];

/**
 * The modal of A-9. A protected page is worthless until it is known who asks, so there it shows at once. On a
 * public page the check takes a few milliseconds beside content that can be read already: a modal would only
 * flash, so it shows when the wait gets noticeable. Login and registration, outside the layout, show the wait
 * on their own button.
 */
function LoadingModal({ path, loading }: { path: string; loading: boolean }) {
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
    <Dialog open={open} title="Loading..." dismissable={false}>
      {open && (
        <LoadingLine>
          {authenticationChecked ? 'What you sent is on its way.' : 'We are checking who is signed in.'}
        </LoadingLine>
      )}
    </Dialog>
  );
}
