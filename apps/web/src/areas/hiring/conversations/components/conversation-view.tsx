import { msg, meaning } from '@waymark/contract/text/message';
import { messageMaxLength } from '@waymark/contract/hiring/choices';
import type {
  Conversation,
  ConversationDetail,
  ConversationMessage,
} from '@waymark/contract/hiring/conversations';
import { companyPath, conversationPath, jobDetailPath } from '@waymark/contract/paths';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { formatClock } from '../../../../lib/format-date.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { announce } from '../../../../lib/messages/region.ts';
import { readDraft, removeDraft, storeDraft } from '../../../../lib/drafts/session-draft.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { setUnread } from '../../../../lib/counter-store.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { closedSentences, findUnread, groupByDay, type Side } from '../rules.ts';
import styles from './conversations.module.css';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { useSay } from '../../../../lib/languages/say.ts';

interface ConversationViewProps {
  side: Side;
  /** Null before the first message to an applicant, which begins the conversation. */
  detail: ConversationDetail | null;
  /** Where the first message goes. */
  applicationId?: string | null;
  /** False for viewers of a company. */
  canWrite: boolean;
  /** Above the messages, such as the interviews of the application. */
  panel?: ReactNode;
  tools?: ReactNode;
  /** Loads the conversation again where it is a part of a page that names the applicant itself. */
  onSent?: () => void;
}

/** It stays mounted through the first message, so that a dialog of the panel and the focus outlast it. */
export function ConversationView({
  side,
  detail,
  applicationId,
  canWrite,
  panel,
  tools,
  onSent,
}: ConversationViewProps) {
  const say = useSay();
  const name = detail ? say`Conversation with ${detail.conversation.counterpart}` : msg`New conversation`;
  const recipient = detail ? { conversationId: detail.conversation.id } : applicationId && { applicationId };
  const canAnswer = canWrite && (detail?.closedReason ?? null) === null;
  return (
    <article className={ui['stack5']} aria-label={name}>
      {!onSent && (
        <header className={`${ui['wrap3']} ${styles['header']}`}>
          <About side={side} conversation={detail?.conversation ?? null} />
          {tools}
        </header>
      )}
      {panel}
      {detail && <Messages key={detail.conversation.id} detail={detail} canWrite={canWrite} />}
      {canAnswer && recipient && (
        <MessageComposer recipient={recipient} to={detail?.conversation.counterpart} onSent={onSent} />
      )}
      {!canAnswer && <p className={`${ui['sunken']} ${styles['closed']}`}>{whyClosed(side, detail)}</p>}
    </article>
  );
}

function About({ side, conversation }: { side: Side; conversation: Conversation | null }) {
  const say = useSay();
  const language = useLanguage();
  if (!conversation)
    return <h2 className={`${ui['textXl']} ${ui['anywhere']}`}>{say`Write to the applicant`}</h2>;
  const { companyId, counterpart, job } = conversation;
  return (
    <div className={styles['about']}>
      <h2 className={`${ui['textXl']} ${ui['anywhere']}`}>
        {side === 'candidate' ? <Link to={companyPath(companyId)}>{counterpart}</Link> : counterpart}
      </h2>
      {job && (
        <Link className={ui['textSm']} to={jobDetailPath(job.id)} {...markLanguage(job.language, language)}>
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
    // After a failure the next visit tries again.
    void markRead(conversation.id, unread).then(setUnread, () => undefined);
  }, [conversation.id, unread]);

  useAnnounced(messages[0], conversation.counterpart);

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

/** What comes while the conversation is open is read aloud. */
function useAnnounced(newest: ConversationMessage | undefined, counterpart: string): void {
  const say = useSay();
  const heard = useRef(newest?.id);
  useEffect(() => {
    if (!newest || heard.current === newest.id) return;
    heard.current = newest.id;
    if (!newest.own) announce(say`${counterpart} writes: ${newest.text}`);
  }, [newest, counterpart, say]);
}

function whyClosed(side: Side, detail: ConversationDetail | null): string {
  if (!detail) return msg`There are no messages with this applicant yet.`;
  if (detail.closedReason !== null) return closedSentences[side][detail.closedReason];
  return msg`You can read what your colleagues write. To answer, ask an owner for the role.`;
}

/** Returns the number of conversations that are still unread. */
async function markRead(conversationId: string, lastMessageId: string): Promise<number> {
  const { data } = await callApi('POST /conversations/:conversationId/read', {
    params: { conversationId },
    body: { lastMessageId },
  });
  return data.unread;
}

interface MessageListProps {
  /** Newest first. */
  messages: readonly ConversationMessage[];
  counterpart: string;
}

function MessageList({ messages, counterpart }: MessageListProps) {
  const say = useSay();
  const locale = useLocale();
  return (
    <ol className={styles['days']} aria-label={say`Messages`}>
      {groupByDay(messages, locale).map(({ day, messages: ofDay }) => (
        <li key={day} className={styles['day']}>
          <h3 className={`${ui['noteXs']} ${styles['date']}`}>{day}</h3>
          <ol className={styles['messages']}>
            {ofDay.map((message) => (
              <li key={message.id} className={`${ui['grid1']} ${styles['message']}`} data-own={message.own}>
                <p className={`${ui['panel']} ${styles['text']}`} dir="auto">
                  {message.text}
                </p>
                <p className={`${ui['noteXs']} ${styles['meta']}`}>
                  {message.author || (message.own ? say`A colleague` : counterpart)} ·{' '}
                  <time dateTime={message.sentAt}>{formatClock(message.sentAt, locale)}</time>
                  {message.own && message.readAt !== null && (
                    <> · {say`Read${meaning('the other side has seen it')}`}</>
                  )}
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
  /** Where the loaded messages end; null where all are loaded. */
  next: string | null;
  onLoaded: (messages: readonly ConversationMessage[]) => void;
}

function EarlierMessages({ conversationId, next, onLoaded }: EarlierMessagesProps) {
  const say = useSay();
  const [before, setBefore] = useState(next);
  const { pending, run } = useAction(showFailed);
  if (before === null) return null;

  async function load(from: string) {
    const input = { params: { conversationId }, query: { before: from } };
    const { data } = await callApi('GET /conversations/:conversationId', input);
    onLoaded(data.messages);
    setBefore(data.next);
  }

  return (
    <Button variant="quiet" pending={pending} onClick={() => run(() => load(before))}>
      {say`Show earlier messages`}
    </Button>
  );
}

type Recipient = { conversationId: string } | { applicationId: string };

interface MessageComposerProps {
  recipient: Recipient;
  /** The other side by its name; undefined for an applicant of whom nothing has come yet. */
  to: string | undefined;
  onSent: (() => void) | undefined;
}

/** A failure shows below the message, and the text stays. */
function MessageComposer({ recipient, to, onSent }: MessageComposerProps) {
  const say = useSay();
  const { user } = useAuth();
  const about = 'conversationId' in recipient ? recipient.conversationId : recipient.applicationId;
  const { text, setText } = useMessageDraft(user?.id ?? '', about);
  const { pending, failure, run, fail } = useAction();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const left = messageMaxLength - text.trim().length;

  async function send() {
    const conversationId = await sendMessage(recipient, text);
    setText('');
    announce(
      to === undefined ? say`Your message to the applicant is sent.` : say`Your message to ${to} is sent.`,
    );
    if (onSent) return onSent();
    await revalidate();
    if ('applicationId' in recipient) {
      await navigate(conversationPath('company', conversationId), { replace: true });
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (left < 0) fail(say`Please keep the message to ${messageMaxLength} characters.`);
    else if (text.trim() === '') fail(msg`Write your message.`);
    else run(send);
  }

  return (
    <form className={`${ui['stack3']} ${ui['topRule']}`} noValidate onSubmit={submit}>
      <TextArea
        label={to === undefined ? say`Message to the applicant` : say`Message to ${to}`}
        rows={4}
        value={text}
        error={failure || undefined}
        hint={left < 500 ? say`${left} characters left` : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Actions align="end">
        <Button type="submit" pending={pending}>
          {say`Send`}
        </Button>
      </Actions>
    </form>
  );
}

/** Returns the id of the conversation. */
async function sendMessage(recipient: Recipient, text: string): Promise<string> {
  const { data } =
    'conversationId' in recipient
      ? await callApi('POST /conversations/:conversationId/messages', { params: recipient, body: { text } })
      : await callApi('POST /company/applications/:applicationId/messages', {
          params: recipient,
          body: { text },
        });
  return data.conversationId;
}

interface Draft {
  owner: string;
  text: string;
}

/** A message as it is typed: a reload keeps it for its author until it is sent. */
function useMessageDraft(owner: string, about: string) {
  const key = `message:${about}`;
  const [text, setTyped] = useState(() => {
    const draft = readDraft(key) as Draft | null;
    return draft?.owner === owner ? draft.text : '';
  });

  function setText(typed: string) {
    setTyped(typed);
    if (typed) storeDraft(key, { owner, text: typed } satisfies Draft);
    else removeDraft(key);
  }
  return { text, setText };
}
