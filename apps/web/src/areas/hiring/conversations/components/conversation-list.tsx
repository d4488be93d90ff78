import type { Conversation, Conversations } from '@waymark/contract/hiring/conversations';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showError } from '../../../../lib/toasts.ts';
import { listConversations } from '../api/list-conversations.ts';
import { inboxPath, type InboxPlace, type Side } from '../rules.ts';
import styles from './conversation-list.module.css';

interface ConversationListProps {
  side: Side;
  place: InboxPlace;
  first: Conversations;
}

export function ConversationList({ side, place, first }: ConversationListProps) {
  const [later, setLater] = useState<Conversations>({ data: [], next: first.next });
  const [pending, setPending] = useState(false);
  const conversations = [...first.data, ...later.data];

  async function showMore() {
    if (later.next === null) return;
    setPending(true);
    try {
      const page = await listConversations(place.show, later.next);
      setLater({ data: [...later.data, ...page.data], next: page.next });
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  if (conversations.length === 0) return <p className={styles['none']}>Everything is read.</p>;
  return (
    <>
      <ul className={styles['list']} aria-label="Conversations">
        {conversations.map((conversation) => (
          <ConversationItem
            key={conversation.id}
            conversation={conversation}
            to={inboxPath(side, place.show, conversation.id)}
            isOpen={conversation.id === place.conversation}
          />
        ))}
      </ul>
      {later.next !== null && (
        <Button variant="secondary" pending={pending} onClick={() => void showMore()}>
          Show older ones
        </Button>
      )}
    </>
  );
}

interface ConversationItemProps {
  conversation: Conversation;
  to: string;
  isOpen: boolean;
}

function ConversationItem({ conversation, to, isOpen }: ConversationItemProps) {
  const { counterpart, job, unread, lastMessage } = conversation;
  return (
    <li>
      <Link className={styles['item']} to={to} aria-current={isOpen ? 'true' : undefined}>
        <span className={styles['name']}>{counterpart}</span>
        <time className={styles['date']} dateTime={lastMessage.sentAt}>
          {formatDate(lastMessage.sentAt)}
        </time>
        {job && <span className={styles['job']}>{job.title}</span>}
        <span className={styles['excerpt']} data-unread={unread > 0}>
          {lastMessage.own && 'You: '}
          {lastMessage.excerpt}
        </span>
        {unread > 0 && (
          <span className={styles['unread']}>
            {unread}
            <VisuallyHidden> unread</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}
