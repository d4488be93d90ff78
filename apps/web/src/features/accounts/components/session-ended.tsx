import { guestOnlyPaths, paths } from '@waymark/contract/paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useAuth } from '../../../lib/auth-store.ts';
import { takeSessionEnd, type SessionEnd } from '../../../lib/session-end.ts';
import styles from './session-ended.module.css';

/** After the reload that follows the end of a session: says why, and leads back to where the person was. */
export function SessionEnded() {
  const [end, setEnd] = useState<SessionEnd | null>(null);
  const { isAuthenticated } = useAuth();
  const { pathname } = useLocation();
  // After the first render, which has to be the server's.
  useEffect(() => setEnd((known) => takeSessionEnd() ?? known), []);

  if (!end || isAuthenticated || pathname in guestOnlyPaths) return null;
  return (
    <div className={styles['notice']} role="alert">
      <p>{end.message}</p>
      <div className={styles['actions']}>
        <ButtonLink to={paths.login} state={{ next: end.path, errorMessage: end.message }}>
          Sign in
        </ButtonLink>
        <Button variant="quiet" onClick={() => setEnd(null)}>
          Close
        </Button>
      </div>
    </div>
  );
}
