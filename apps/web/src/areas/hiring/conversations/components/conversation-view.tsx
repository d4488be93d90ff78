import type { ConversationDetail, ConversationMessage } from '@waymark/contract/hiring/conversations';
import { companyPath, jobDetailPath } from '@waymark/contract/paths';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showError } from '../../../../lib/toasts.ts';
import { setUnread } from '../../../../lib/unread-store.ts';
import { getConversation } from '../api/get-conversation.ts';
import { closedSentence, findUnread, formatClock, groupByDay } from '../rules.ts';
import type { Side } from '../rules.ts';
import { MessageComposer } from './message-composer.tsx';
import styles from './conversation-view.module.css';

interface ConversationViewProps {
  side: Side;
  /** Null for an applicant whom nobody has written to: the first message begins a conversation. */
  detail: ConversationDetail | null;
  /** What the first message answers. */
  applicationId?: string | null;
  /** False for members of a company who only look. */
  canWrite: boolean;
  /** What else there is to do about it, such as the interviews of the application. */
  panel?: ReactNode;
  tools?: ReactNode;
}

/**
 * A conversation: what it is about, its messages, and where one answers. It is the same part before and after the
 * first message, so that a dialog of the panel and the focus outlast it.
 */
export function ConversationView({
  side,
  detail,
  applicationId,
  canWrite,
  panel,
  tools,
}: ConversationViewProps) {
  const name = detail ? `Conversation with ${detail.conversation.counterpart}` : 'New conversation';
  const recipient = detail ? { conversationId: detail.conversation.id } : applicationId && { applicationId };
  const canAnswer = canWrite && (detail?.closedReason ?? null) === null;
  return (
    <article className={styles['conversation']} aria-label={name}>
      <header className={styles['header']}>
        <About side={side} conversation={detail?.conversation ?? null} />
        {tools}
      </header>
      {panel}
      {detail && <Messages key={detail.conversation.id} detail={detail} canWrite={canWrite} />}
      {canAnswer && recipient && (
        <MessageComposer recipient={recipient} to={detail?.conversation.counterpart ?? 'the applicant'} />
      )}
      {!canAnswer && <p className={styles['closed']}>{whyClosed(side, detail)}</p>}
    </article>
  );
}

function About({
  side,
  conversation,
}: {
  side: Side;
  conversation: ConversationDetail['conversation'] | null;
}) {
  if (!conversation) return <h2 className={styles['name']}>Write to the applicant</h2>;
  const { companyId, counterpart, job } = conversation;
  return (
    <div className={styles['about']}>
      <h2 className={styles['name']}>
        {side === 'candidate' ? <Link to={companyPath(companyId)}>{counterpart}</Link> : counterpart}
      </h2>
      {job && (
        <Link className={styles['job']} to={jobDetailPath(job.id)}>
          {job.title}
        </Link>
      )}
    </div>
  );
}

function Messages({ detail, canWrite }: { detail: ConversationDetail; canWrite: boolean }) {
  const { conversation, messages } = detail;
  const [earlier, setEarlier] = useState<readonly ConversationMessage[]>([]);
  const unread = canWrite ? findUnread(messages) : undefined;

  useEffect(() => {
    if (unread === undefined) return;
    // What fails here is tried again with the next look.
    void markRead(conversation.id, unread).then(setUnread, () => undefined);
  }, [conversation.id, unread]);

  return (
    <>
      <EarlierMessages
        conversationId={conversation.id}
        next={detail.next}
        onLoaded={(found) => setEarlier((known) => [...known, ...found])}
      />
      <MessageList messages={[...messages, ...earlier]} counterpart={conversation.counterpart} />
    </>
  );
}

function whyClosed(side: Side, detail: ConversationDetail | null): string {
  if (!detail) return 'Nobody has written to this applicant yet.';
  if (detail.closedReason !== null) return closedSentence(side, detail.closedReason);
  return 'You can read what your colleagues write. To answer, ask an owner for the role.';
}

/** Notes what was read, and gives how many conversations still have something unread. */
async function markRead(conversationId: string, lastMessageId: string): Promise<number> {
  const { data } = await callApi('POST /conversations/:conversationId/read', {
    params: { conversationId },
    body: { lastMessageId },
  });
  return data.unread;
}

interface MessageListProps {
  /** The newest first. */
  messages: readonly ConversationMessage[];
  counterpart: string;
}

function MessageList({ messages, counterpart }: MessageListProps) {
  return (
    <ol className={styles['days']} aria-label="Messages">
      {groupByDay(messages).map(({ day, messages: ofDay }) => (
        <li key={day} className={styles['day']}>
          <h3 className={styles['date']}>{day}</h3>
          <ol className={styles['messages']}>
            {ofDay.map((message) => (
              <li key={message.id} className={styles['message']} data-own={message.own}>
                <p className={styles['text']}>{message.text}</p>
                <p className={styles['meta']}>
                  {message.author || (message.own ? 'A colleague' : counterpart)} ·{' '}
                  <time dateTime={message.sentAt}>{formatClock(message.sentAt)}</time>
                  {message.own && message.readAt !== null && ' · Read'}
                </p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

interface EarlierMessagesProps {
  conversationId: string;
  /** Where the messages that are shown end; null where all are. */
  next: string | null;
  onLoaded: (messages: readonly ConversationMessage[]) => void;
}

function EarlierMessages({ conversationId, next, onLoaded }: EarlierMessagesProps) {
  const [before, setBefore] = useState(next);
  const [pending, setPending] = useState(false);
  if (before === null) return null;

  async function load(from: string) {
    setPending(true);
    try {
      const page = await getConversation(conversationId, from);
      onLoaded(page.messages);
      setBefore(page.next);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant="quiet" pending={pending} onClick={() => void load(before)}>
      Show earlier messages
    </Button>
  );
}
