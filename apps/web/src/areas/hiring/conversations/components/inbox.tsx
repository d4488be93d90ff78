import type { Conversation, Conversations } from '@waymark/contract/hiring/conversations';
import { paths } from '@waymark/contract/paths';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { inboxPath, type InboxPlace, type Side } from '../rules.ts';
import styles from './conversations.module.css';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { msg } from '@waymark/contract/text/message';
import { useSay } from '../../../../lib/languages/say.ts';

const refreshMs = 30_000;

interface InboxProps {
  side: Side;
  place: InboxPlace;
  list: Conversations;
  /** The open conversation, if any. */
  children: ReactNode;
}

/** The list of conversations beside the open one; a small screen shows one of them. */
export function Inbox({ side, place, list, children }: InboxProps) {
  const say = useSay();
  useFreshInbox();
  const isEmpty = list.data.length === 0 && place.show === 'all' && !children;
  return (
    <>
      <PageHeading tools={<ShowFilter side={side} show={place.show} />}>{say`Messages`}</PageHeading>
      {isEmpty ? (
        <NoConversations side={side} />
      ) : (
        <div className={`${ui['grid6']} ${styles['inbox']}`} data-open={Boolean(children)}>
          <div className={styles['list']}>
            <ConversationList
              // A new filter or message starts the list again.
              key={`${place.show} ${list.data[0]?.lastMessage.sentAt}`}
              side={side}
              place={place}
              first={list}
            />
          </div>
          {children ? (
            <div className={styles['open']}>
              <ButtonLink className={styles['back']} variant="quiet" to={inboxPath(side, place.show)}>
                {say`All messages`}
              </ButtonLink>
              {children}
            </div>
          ) : (
            <p className={styles['hint']}>{say`Choose a conversation to read it here.`}</p>
          )}
        </div>
      )}
    </>
  );
}

const filters = [
  { value: 'all', label: msg`All` },
  { value: 'unread', label: msg`Unread` },
] as const;

function ShowFilter({ side, show }: { side: Side; show: InboxPlace['show'] }) {
  const say = useSay();
  return (
    <nav className={ui['flex2']} aria-label={say`Which messages`}>
      {filters.map(({ value, label }) => (
        <ButtonLink
          key={value}
          variant={show === value ? 'secondary' : 'quiet'}
          aria-current={show === value ? 'true' : undefined}
          to={inboxPath(side, value)}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}

const emptyInbox = {
  candidate: {
    path: paths.jobsAppliedJob,
    label: msg`See your applications`,
    text: msg`When a company writes to you about an application, you read and answer it here.`,
  },
  company: {
    path: paths.companyManageJob,
    label: msg`See your applicants`,
    text: msg`Write to an applicant from the list of a job’s applicants; the answers come in here.`,
  },
};

function NoConversations({ side }: { side: Side }) {
  const say = useSay();
  const { path, label, text } = emptyInbox[side];
  return (
    <EmptyState title={say`No messages yet`} actions={<ButtonLink to={path}>{label}</ButtonLink>}>
      {text}
    </EmptyState>
  );
}

interface ConversationListProps {
  side: Side;
  place: InboxPlace;
  first: Conversations;
}

function ConversationList({ side, place, first }: ConversationListProps) {
  const say = useSay();
  const [later, setLater] = useState<Conversations>({ data: [], next: first.next });
  const { pending, run } = useAction(showFailed);
  const conversations = [...first.data, ...later.data];

  async function loadMore(before: string) {
    const page = await callApi('GET /conversations', { query: { show: place.show, before } });
    setLater({ data: [...later.data, ...page.data], next: page.next });
  }

  const { next } = later;
  if (conversations.length === 0) return <p className={styles['none']}>{say`Everything is read.`}</p>;
  return (
    <>
      <ul className={ui['stack']} aria-label={say`Conversations`}>
        {conversations.map((conversation) => (
          <ConversationItem
            key={conversation.id}
            conversation={conversation}
            to={inboxPath(side, place.show, conversation.id)}
            isOpen={conversation.id === place.conversation}
          />
        ))}
      </ul>
      {next !== null && (
        <Button variant="secondary" pending={pending} onClick={() => run(() => loadMore(next))}>
          {say`Show older ones`}
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
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const language = useLanguage();
  const { counterpart, job, unread, lastMessage } = conversation;
  return (
    <li>
      <Link className={styles['item']} to={to} aria-current={isOpen ? 'true' : undefined}>
        <span className={`${ui['strong']} ${ui['anywhere']}`}>{counterpart}</span>
        <time className={`${ui['noteXs']} ${ui['nowrap']}`} dateTime={lastMessage.sentAt}>
          {formatDate(words, lastMessage.sentAt, locale)}
        </time>
        {job && (
          <span className={`${ui['softSm']} ${ui['fullRow']}`} {...markLanguage(job.language, language)}>
            {job.title}
          </span>
        )}
        <span className={`${ui['note']} ${ui['truncate']} ${styles['excerpt']}`} data-unread={unread > 0}>
          {lastMessage.own && say`You: `}
          {lastMessage.excerpt}
        </span>
        {unread > 0 && (
          <span className={styles['unread']}>
            <span aria-hidden="true">{unread}</span>
            <VisuallyHidden>{say`${unread} unread`}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}

/** Loads new messages every half minute while the page is visible, and when it becomes visible again. */
function useFreshInbox(): void {
  const { revalidate, state } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
  });
  useEffect(() => {
    const look = () => ask();
    const timer = setInterval(look, refreshMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
