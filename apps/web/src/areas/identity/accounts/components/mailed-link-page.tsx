import { useState, type ReactNode } from 'react';
import { Notice } from '../../../../components/form/notice.tsx';
import { AuthPage } from './auth-page.tsx';

interface MailedLinkPageProps {
  title: string;
  isDead: boolean;
  /** How to go on where the link does not work. */
  wayOn: ReactNode;
  /** What the link is for; it tells when the link has ended meanwhile. */
  children: (onGone: () => void) => ReactNode;
}

/** A page behind a mailed link that works once. */
export function MailedLinkPage({ title, isDead, wayOn, children }: MailedLinkPageProps) {
  const [isGone, setGone] = useState(false);
  return (
    <AuthPage title={title}>
      {isDead || isGone ? (
        <>
          <Notice tone="bad" focus>
            This link is incomplete, was used already, or has expired.
          </Notice>
          {wayOn}
        </>
      ) : (
        children(() => setGone(true))
      )}
    </AuthPage>
  );
}
