import type { Conversations } from '@waymark/contract/hiring/conversations';
import { paths } from '@waymark/contract/paths';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { inboxPath } from '../rules.ts';
import type { InboxPlace, Side } from '../rules.ts';
import { ConversationList } from './conversation-list.tsx';
import styles from './inbox.module.css';

const everyMs = 30_000;

interface InboxProps {
  side: Side;
  place: InboxPlace;
  list: Conversations;
  /** The conversation that is open; nothing where none is. */
  children: ReactNode;
}

/** One's conversations, and the open one beside them; on a small screen one or the other. */
export function Inbox({ side, place, list, children }: InboxProps) {
  useFreshInbox();
  const isEmpty = list.data.length === 0 && place.show === 'all' && !children;
  return (
    <>
      <PageHeading tools={<ShowFilter side={side} show={place.show} />}>Messages</PageHeading>
      {isEmpty ? (
        <NoConversations side={side} />
      ) : (
        <div className={styles['inbox']} data-open={Boolean(children)}>
          <div className={styles['list']}>
            <ConversationList
              // Another filter is another list.
              key={`${place.show} ${list.data[0]?.lastMessage.sentAt}`}
              side={side}
              place={place}
              first={list}
            />
          </div>
          {children ? (
            <div className={styles['open']}>
              <ButtonLink className={styles['back']} variant="quiet" to={inboxPath(side, place.show)}>
                All messages
              </ButtonLink>
              {children}
            </div>
          ) : (
            <p className={styles['hint']}>Choose a conversation to read it here.</p>
          )}
        </div>
      )}
    </>
  );
}

function ShowFilter({ side, show }: { side: Side; show: 'all' | 'unread' }) {
  return (
    <nav className={styles['filter']} aria-label="Which messages">
      <ButtonLink
        variant={show === 'all' ? 'secondary' : 'quiet'}
        aria-current={show === 'all' ? 'true' : undefined}
        to={inboxPath(side, 'all')}
      >
        All
      </ButtonLink>
      <ButtonLink
        variant={show === 'unread' ? 'secondary' : 'quiet'}
        aria-current={show === 'unread' ? 'true' : undefined}
        to={inboxPath(side, 'unread')}
      >
        Unread
      </ButtonLink>
    </nav>
  );
}

function NoConversations({ side }: { side: Side }) {
  return side === 'candidate' ? (
    <EmptyState
      title="No messages yet"
      actions={<ButtonLink to={paths.jobsAppliedJob}>See your applications</ButtonLink>}
    >
      When a company writes to you about an application, you read and answer it here.
    </EmptyState>
  ) : (
    <EmptyState
      title="No messages yet"
      actions={<ButtonLink to={paths.companyManageJob}>See your applicants</ButtonLink>}
    >
      Write to an applicant from the list of a job’s applicants; the answers come in here.
    </EmptyState>
  );
}

/** Asks for new messages while somebody looks: every half a minute, and when the page is looked at again. */
function useFreshInbox(): void {
  const { revalidate, state } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
  });
  useEffect(() => {
    const look = () => ask();
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
