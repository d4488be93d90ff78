import type { AccountSession } from '@waymark/contract/identity/account-sessions';
import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../../lib/board-words.ts';
import { DetailsCard, PendingEmail } from '../profile-form.tsx';
import { LanguageCard } from './language-card.tsx';
import { MailLinkButton, useFreshUser } from './mail-link-button.tsx';
import { PageSpinner } from '../../../../../components/data/spinner.tsx';
import { Badge } from '../../../../../components/data/tag.tsx';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Card } from '../../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../../components/layout/page-heading.tsx';
import { ConfirmDialog } from '../../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../../lib/api-client.ts';
import { leave, useAuth } from '../../../../../lib/auth-store.ts';
import { formatDate } from '../../../../../lib/format-date.ts';
import { formatSince } from '../../../../../lib/format-since.ts';
import { showSuccess } from '../../../../../lib/toasts.ts';
import { useLocale } from '../../../../../lib/languages/language.ts';
import styles from '../profile-form.module.css';
import ui from '../../../../../styles/primitives.module.css';
import { rich, useSay } from '../../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

/** The settings that all roles have. */
export function AccountCards({ sessions }: { sessions: readonly AccountSession[] }) {
  const say = useSay();
  const { user } = useAuth();
  if (!user) return <PageSpinner />;
  return (
    <>
      <PageHeading>{say`Account`}</PageHeading>
      <EmailCard user={user} />
      {user.role !== 'candidate' && <DetailsCard user={user} />}
      <LanguageCard language={user.language} />
      <DevicesCard sessions={sessions} />
    </>
  );
}

/** The address of the account and its confirmation. */
function EmailCard({ user }: { user: User }) {
  const say = useSay();
  const { email, emailConfirmed, pendingEmail, role } = user;
  return (
    <Card title={say`Email address`}>
      <p className={`${ui['cluster']} ${styles['address']}`}>
        <strong className={`${ui['shrink']} ${ui['strong']}`}>{email}</strong>
        {emailConfirmed ? <Badge tone="good">{say`Confirmed`}</Badge> : <Badge>{say`Not confirmed`}</Badge>}
      </p>
      {pendingEmail && <PendingEmail user={user} pendingEmail={pendingEmail} />}
      {!emailConfirmed && !pendingEmail && <Unconfirmed email={email} />}
      {role === 'candidate' && (
        <p>
          {rich(say, msg`You change it in your <link>profile</link>.`, {
            link: <Link to={paths.jobsProfile} />,
          })}
        </p>
      )}
    </Card>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const say = useSay();
  useFreshUser();
  return (
    <>
      <p>{say`Open the link in the mail we sent there, so that we know our mails reach you.`}</p>
      <MailLinkButton
        label={say`Send a confirmation link`}
        to={email}
        send={() => callApi('POST /confirm-email/send')}
      />
    </>
  );
}

function DevicesCard({ sessions }: { sessions: readonly AccountSession[] }) {
  const say = useSay();
  const [target, setTarget] = useState<SignOutTarget | null>(null);
  const currentFirst = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <Card title={say`Devices`}>
      <p>
        {say`Your account is signed in on these. Is one of them not yours? Sign it out and change your password.`}
      </p>
      <ul className={styles['list']}>
        {currentFirst.map((session) => (
          <Device key={session.id} session={session} onSignOut={() => setTarget(session)} />
        ))}
      </ul>
      <Actions>
        {sessions.length > 1 && (
          <Button variant="secondary" onClick={() => setTarget('others')}>
            {say`Sign out other devices`}
          </Button>
        )}
        <Button variant="danger" onClick={() => setTarget('all')}>
          {say`Sign out everywhere`}
        </Button>
      </Actions>
      <SignOutDialog target={target} onClose={() => setTarget(null)} />
    </Card>
  );
}

function Device({ session, onSignOut }: { session: AccountSession; onSignOut: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { device, current, lastUsedAt, createdAt } = session;
  return (
    <li className={`${ui['spread']} ${styles['device']}`}>
      <p className={`${ui['grid1']} ${styles['words']}`}>
        <span className={`${ui['cluster']} ${styles['name']}`}>
          <strong>{device}</strong>
          {current && <Badge tone="good">{say`This device`}</Badge>}
        </span>
        <span className={`${ui['note']} ${styles['times']}`}>
          {current
            ? say`In use now, signed in on ${formatDate(words, createdAt, locale)}`
            : say`Last used ${formatSince(words, lastUsedAt, locale)}, signed in on ${formatDate(words, createdAt, locale)}`}
        </span>
      </p>
      {!current && (
        <Button variant="secondary" aria-label={say`Sign out ${device}`} onClick={onSignOut}>
          {say`Sign out`}
        </Button>
      )}
    </li>
  );
}

type SignOutTarget = AccountSession | 'others' | 'all';

interface SignOutDialogProps {
  /** Null while the dialog is closed. */
  target: SignOutTarget | null;
  onClose: () => void;
}

/** Asks first: unsaved text on the other device is lost. */
function SignOutDialog({ target, onClose }: SignOutDialogProps) {
  const say = useSay();
  const { revalidate } = useRevalidator();

  async function signOut() {
    if (target === null) return;
    if (target === 'all') {
      await callApi('DELETE /sessions');
      // The sign-in page shows the message (B-14).
      return leave({ successMessage: say`You are signed out on all your devices.` });
    }
    await (target === 'others'
      ? callApi('DELETE /sessions', { query: { except: 'current' } })
      : callApi('DELETE /sessions/:sessionId', { params: { sessionId: target.id } }));
    await revalidate();
    showSuccess(
      target === 'others' ? say`Your other devices are signed out` : say`${target.device} is signed out`,
    );
    onClose();
  }

  return (
    <ConfirmDialog
      open={target !== null}
      title={target && titleOf(say, target)}
      confirm={say`Sign out`}
      onConfirm={signOut}
      onClose={onClose}
    >
      {target && consequenceOf(say, target)}
    </ConfirmDialog>
  );
}

function titleOf(say: Say, target: SignOutTarget): string {
  if (target === 'all') return say`Sign out everywhere?`;
  return target === 'others' ? say`Sign out your other devices?` : say`Sign out ${target.device}?`;
}

function consequenceOf(say: Say, target: SignOutTarget): string {
  if (target === 'all')
    return say`You sign in again on every device, this one included. What is typed there and not saved is lost.`;
  return target === 'others'
    ? say`They have to sign in again. What is typed there and not saved is lost.`
    : say`It has to sign in again. What is typed there and not saved is lost.`;
}
