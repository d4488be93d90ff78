import type { ConversationDetail, ConversationMessage } from '@waymark/contract/hiring/conversations';
import { companyPath, jobDetailPath } from '@waymark/contract/paths';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { setUnread } from '../../../lib/unread-store.ts';
import { markRead } from '../api/mark-read.ts';
import { closedSentence, findUnread, type Side } from '../rules.ts';
import styles from './conversation-view.module.css';
import { EarlierMessages } from './earlier-messages.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageList } from './message-list.tsx';

interface ConversationViewProps {
  side: Side;
  detail: ConversationDetail;
  /** False for members of a company who only look. */
  canWrite: boolean;
  /** What else there is to do about it, such as the interviews of the application. */
  panel?: ReactNode;
  tools?: ReactNode;
}

/** A conversation: what it is about, its messages, and where one answers. */
export function ConversationView({ side, detail, canWrite, panel, tools }: ConversationViewProps) {
  const { conversation, closedReason, messages } = detail;
  const [earlier, setEarlier] = useState<readonly ConversationMessage[]>([]);
  const unread = canWrite ? findUnread(messages) : undefined;

  useEffect(() => {
    if (unread === undefined) return;
    // What fails here is tried again with the next look.
    void markRead(conversation.id, unread).then(setUnread, () => undefined);
  }, [conversation.id, unread]);

  return (
    <article className={styles['conversation']} aria-label={`Conversation with ${conversation.counterpart}`}>
      <header className={styles['header']}>
        <div className={styles['about']}>
          <h2 className={styles['name']}>
            {side === 'candidate' ? (
              <Link to={companyPath(conversation.companyId)}>{conversation.counterpart}</Link>
            ) : (
              conversation.counterpart
            )}
          </h2>
          {conversation.job && (
            <Link className={styles['job']} to={jobDetailPath(conversation.job.id)}>
              {conversation.job.title}
            </Link>
          )}
        </div>
        {tools}
      </header>
      {panel}
      <EarlierMessages
        conversationId={conversation.id}
        next={detail.next}
        onLoaded={(found) => setEarlier((known) => [...known, ...found])}
      />
      <MessageList messages={[...messages, ...earlier]} counterpart={conversation.counterpart} />
      {closedReason === null && canWrite && (
        <MessageComposer recipient={{ conversationId: conversation.id }} to={conversation.counterpart} />
      )}
      {closedReason !== null && <p className={styles['closed']}>{closedSentence(side, closedReason)}</p>}
      {closedReason === null && !canWrite && (
        <p className={styles['closed']}>
          You can read what your colleagues write. To answer, ask an owner for the role.
        </p>
      )}
    </article>
  );
}
