import { guestOnlyPaths, paths } from '@waymark/contract/paths';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { isTokenKept } from '../../../../lib/access-token.ts';
import { checkAuth, useAuth, useFailedCheck } from '../../../../lib/auth-store.ts';
import { removeSignInNote } from '../../../../lib/sign-in-note.ts';
import { useSignInNote } from '../../../../lib/messages/use-sign-in-note.ts';
import styles from './auth-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Stays until it is closed or no longer true. */
export function AccountNoticeBar() {
  const say = useSay();
  const { pathname } = useLocation();
  const isUnanswered = useFailedCheck();
  const { isAuthenticated } = useAuth();
  if (!isUnanswered && isAuthenticated) return <UnkeptNotice />;
  if (!isUnanswered) return <SignInNotice pathname={pathname} />;
  return (
    <Bar message={say`We could not find out whether you are signed in. We keep trying.`}>
      <Button variant="secondary" onClick={() => void checkAuth(pathname)}>
        {say`Try now`}
      </Button>
    </Bar>
  );
}

/** The browser lets the site keep nothing, so that the next load of a page is a guest's. */
function UnkeptNotice() {
  const say = useSay();
  const [isClosed, setClosed] = useState(false);
  if (isClosed || isTokenKept()) return null;
  return (
    <Bar
      message={say`Your browser does not let this site keep anything: a reload or a new tab signs you out. Allow this site to keep data to stay signed in.`}
    >
      <Button
        variant="quiet"
        onClick={() => {
          setClosed(true);
          focusPage();
        }}
      >
        {say`Close`}
      </Button>
    </Bar>
  );
}

/** A session that ended, or a page that is not for guests. */
function SignInNotice({ pathname }: { pathname: string }) {
  const say = useSay();
  const note = useSignInNote();
  if (!note) return null;
  const isForm = pathname in guestOnlyPaths;
  // The sign-in page has no need of it; a form that the end of a session interrupted does.
  if (isForm && note.path.split('?', 1)[0] !== pathname) return null;
  return (
    <Bar message={isForm ? say`${note.message} What you typed is still here.` : note.message}>
      {!isForm && (
        <ButtonLink to={paths.login} state={{ next: note.path, errorMessage: note.message }}>
          {say`Sign in`}
        </ButtonLink>
      )}
      <Button variant="quiet" onClick={close}>
        {say`Close`}
      </Button>
    </Bar>
  );
}

function close() {
  removeSignInNote();
  focusPage();
}

/** The button is removed with the notice. */
function focusPage() {
  document.querySelector<HTMLElement>('main')?.focus();
}

function Bar({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={styles['notice']} role="alert">
      <p dir="auto">{message}</p>
      <div>{children}</div>
    </div>
  );
}
