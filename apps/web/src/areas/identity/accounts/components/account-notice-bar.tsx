import { guestOnlyPaths, paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { checkAuth, useAuth, useFailedCheck } from '../../../../lib/auth-store.ts';
import { removeSignInNote, useSignInNote } from '../../../../lib/sign-in-note.ts';
import styles from './auth-page.module.css';

/** Stays until it is closed or no longer true. */
export function AccountNoticeBar() {
  const { pathname } = useLocation();
  const isUnanswered = useFailedCheck();
  if (!isUnanswered) return <SignInNotice pathname={pathname} />;
  return (
    <Bar message="We could not find out whether you are signed in. We keep trying.">
      <Button variant="secondary" onClick={() => void checkAuth(pathname)}>
        Try now
      </Button>
    </Bar>
  );
}

/** A session that ended, or a page that is not for guests. */
function SignInNotice({ pathname }: { pathname: string }) {
  const note = useSignInNote();
  const { isAuthenticated } = useAuth();
  if (!note || isAuthenticated) return null;
  const isForm = pathname in guestOnlyPaths;
  // The sign-in page has no need of it; a form that the end of a session interrupted does.
  if (isForm && note.path.split('?', 1)[0] !== pathname) return null;
  return (
    <Bar message={isForm ? `${note.message} What you typed is still here.` : note.message}>
      {!isForm && (
        <ButtonLink to={paths.login} state={{ next: note.path, errorMessage: note.message }}>
          Sign in
        </ButtonLink>
      )}
      <Button variant="quiet" onClick={close}>
        Close
      </Button>
    </Bar>
  );
}

/** The button is removed with the notice, so the focus moves to the page. */
function close() {
  removeSignInNote();
  document.querySelector<HTMLElement>('main')?.focus();
}

function Bar({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={styles['notice']} role="alert">
      <p>{message}</p>
      <div>{children}</div>
    </div>
  );
}
