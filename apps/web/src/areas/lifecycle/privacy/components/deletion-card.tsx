import type { User } from '@waymark/contract/identity/accounts';
import { useEffect, useRef } from 'react';
import { Card } from '../../../../components/layout/card.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { graceText, lossOf } from '../rules.ts';
import styles from './deletion.module.css';
import { DeletionForm } from './deletion-form.tsx';
import { DeletionLink } from './deletion-link.tsx';
import { KeepAccount } from './keep-account.tsx';

/** Deleting the account for good, and changing one's mind about it (G-10). */
export function DeletionCard() {
  const { user } = useAuth();
  const content = useRef<HTMLDivElement>(null);
  const due = user?.deletionDueAt;
  const before = useRef(due);

  // What had the focus is gone with the change: it goes on from here.
  useEffect(() => {
    if (before.current !== undefined && before.current !== due) content.current?.focus();
    before.current = due;
  }, [due]);

  if (!user) return null;
  return (
    <Card title="Delete your account">
      <div ref={content} className={styles['content']} tabIndex={-1}>
        {user.deletionDueAt === null ? (
          <Deletion user={user} />
        ) : (
          <KeepAccount user={user} dueAt={user.deletionDueAt} />
        )}
      </div>
    </Card>
  );
}

function Deletion({ user }: { user: User }) {
  return (
    <>
      <p>
        {lossOf(user)} {graceText}
      </p>
      {user.hasPassword ? <DeletionForm user={user} /> : <DeletionLink email={user.email} />}
    </>
  );
}
