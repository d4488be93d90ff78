import type { ReactNode } from 'react';
import { MessageComposer } from './message-composer.tsx';
import styles from './conversation-view.module.css';

interface NewConversationProps {
  applicationId: string;
  canWrite: boolean;
  panel: ReactNode;
}

/** An applicant whom nobody has written to. */
export function NewConversation({ applicationId, canWrite, panel }: NewConversationProps) {
  return (
    <article className={styles['conversation']} aria-label="New conversation">
      <header className={styles['header']}>
        <h2 className={styles['name']}>Write to the applicant</h2>
      </header>
      {panel}
      {canWrite && <MessageComposer recipient={{ applicationId }} to="the applicant" />}
      {!canWrite && <p className={styles['closed']}>Nobody has written to this applicant yet.</p>}
    </article>
  );
}
