import type { AccountSession } from '@waymark/contract/identity/account-sessions';
import { useState } from 'react';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Card } from '../../../../../components/layout/card.tsx';
import { Badge } from '../../../../../components/data/tag.tsx';
import { formatDate } from '../../../../../lib/format-date.ts';
import { formatSince } from '../../../../../lib/format-since.ts';
import styles from './devices-card.module.css';
import { SignOutDialog, type SignOutTarget } from './sign-out-dialog.tsx';

/** Where the account is signed in, and how to end that. */
export function DevicesCard({ sessions }: { sessions: readonly AccountSession[] }) {
  const [target, setTarget] = useState<SignOutTarget | null>(null);
  const currentFirst = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <Card title="Devices">
      <p>
        Your account is signed in on these. Is one of them not yours? Sign it out and change your password.
      </p>
      <ul className={styles['list']}>
        {currentFirst.map((session) => (
          <Device key={session.id} session={session} onSignOut={() => setTarget(session)} />
        ))}
      </ul>
      <Actions>
        {sessions.length > 1 && (
          <Button variant="secondary" onClick={() => setTarget('others')}>
            Sign out other devices
          </Button>
        )}
        <Button variant="danger" onClick={() => setTarget('all')}>
          Sign out everywhere
        </Button>
      </Actions>
      <SignOutDialog target={target} onClose={() => setTarget(null)} />
    </Card>
  );
}

function Device({ session, onSignOut }: { session: AccountSession; onSignOut: () => void }) {
  const { device, current, lastUsedAt, createdAt } = session;
  return (
    <li className={styles['device']}>
      <p className={styles['words']}>
        <span className={styles['name']}>
          <strong>{device}</strong>
          {current && <Badge tone="good">This device</Badge>}
        </span>
        <span className={styles['times']}>
          {current ? 'In use now' : `Last used ${formatSince(lastUsedAt)}`}, signed in on{' '}
          {formatDate(createdAt)}
        </span>
      </p>
      {!current && (
        <Button variant="secondary" aria-label={`Sign out ${device}`} onClick={onSignOut}>
          Sign out
        </Button>
      )}
    </li>
  );
}
