import { paths, protectedPaths } from '@waymark/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Dialog } from '../../../components/dialog.tsx';
import { LoadingLine } from '../../../components/loading-line.tsx';
import { checkAuth, followOtherTabs, takeFarewell, useAuth } from '../../../lib/auth-store.ts';
import { guardTarget } from '../../../lib/guard-target.ts';
import { returnPathOf } from '../../../lib/return-path.ts';

/** Checks who is there once, and sends visits where they belong. */
export function AuthGuard() {
  const location = useLocation();
  const navigate = useNavigate();
  const { authenticationChecked, loading, isAuthenticated } = useAuth();
  const wasAuthenticated = useRef(false);
  const path = location.pathname;
  const returnPath = returnPathOf(location.state);

  useEffect(() => void checkAuth(path), [path]);
  useEffect(followOtherTabs, []);

  useEffect(() => {
    const auth = { authenticationChecked, loading, isAuthenticated };
    const target = guardTarget({ path, auth, wasAuthenticated: wasAuthenticated.current, returnPath });
    wasAuthenticated.current = isAuthenticated;
    if (target !== null) void navigate(target, { replace: true, state: takeFarewell() });
  }, [path, returnPath, authenticationChecked, loading, isAuthenticated, navigate]);

  return <LoadingModal path={path} loading={loading} />;
}

const patienceMs = 200;

/** Outside the layout, where a form shows the wait on its own button. */
const formPaths: readonly string[] = [
  paths.login,
  paths.register,
  paths.employerRegister,
  paths.acceptInvitation,
];

/**
 * The modal of A-9. A protected page is worthless until it is known who asks, so there it shows at once. On a
 * public page the check takes a few milliseconds beside content that can be read already: a modal would only
 * flash, so it shows when the wait gets noticeable. Login and registration, outside the layout, show the wait
 * on their own button.
 */
function LoadingModal({ path, loading }: { path: string; loading: boolean }) {
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
  const open = loading && !outsideLayout && (patienceOver || protectedPaths.includes(path));
  return (
    <Dialog open={open} title="Loading..." dismissable={false}>
      {open && <LoadingLine>We are checking who is signed in.</LoadingLine>}
    </Dialog>
  );
}
