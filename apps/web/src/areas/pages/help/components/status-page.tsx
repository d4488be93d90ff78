import type { BoardStatus, MailStatus, PartState, WaitingWork } from '@waymark/contract/pages/board-status';
import { formatNotedMoment } from '@waymark/contract/text/format-moment';
import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { Badge } from '../../../../components/data/tag.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './help-page.module.css';
import { HelpPage } from './help-page.tsx';
import { useSay, rich } from '../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

const stateLabels: Record<PartState, string> = {
  working: msg`Working`,
  delayed: msg`Delayed`,
  away: msg`Away`,
};
const tones = { working: 'good', delayed: 'neutral', away: 'bad' } as const;

/** The state of each part of the board. */
export function StatusPage({ status }: { status: BoardStatus }) {
  const say = useSay();
  const { search, database, work, mails, lastImport, checkedAt } = status;
  const states = [search.state, database, work.state, mails.state];
  return (
    <HelpPage title={say`Status`} lead={say(summaryOf(states))}>
      <dl className={styles['parts']}>
        <Part name={say`Pages`} state="working">
          {say`You are reading one.`}
        </Part>
        <Part name={say`Search`} state={search.state}>
          {search.openJobs === null
            ? say`It does not answer right now.`
            : say`${plural(search.openJobs, 'open job')}`}
          {search.openJobs !== null && search.changedAt !== null && (
            <>
              {', '}
              {rich(say, msg`last changed on <time></time>`, { time: <Moment at={search.changedAt} /> })}
            </>
          )}
        </Part>
        <Part name={say`Signing in, applying, saving`} state={database}>
          {database === 'working'
            ? say`What you do is stored at once.`
            : say`Nothing can be stored right now. What you typed stays in your browser: try again in a few minutes.`}
        </Part>
        <Part name={say`Mails`} state={mails.state}>
          {describeMails(say, mails)}
        </Part>
        <Part name={say`Work in the background`} state={work.state}>
          {say(
            describe(
              work,
              msg`Nothing waits.`,
              (minutes) => msg`The oldest task waits for ${plural(minutes, 'minute')}.`,
            ),
          )}
        </Part>
        {lastImport !== null && (
          <Part name={say`Postings of other sites`} state={database}>
            {rich(say, msg`Last read on <time></time>`, { time: <Moment at={lastImport} /> })}
          </Part>
        )}
      </dl>
      <p className={ui['note']}>
        {rich(say, msg`Checked on <time></time>. Reload the page to check again.`, {
          time: <Moment at={checkedAt} />,
        })}
      </p>
    </HelpPage>
  );
}

function summaryOf(states: readonly PartState[]): string {
  if (states.includes('away')) return msg`Part of the board is away. Please try again in a few minutes.`;
  return states.includes('delayed') ? msg`The board works, and is behind with something.` : msg`All is well.`;
}

function describe(
  { minutes }: WaitingWork,
  none: Message,
  nameOldest: (minutes: number) => Message,
): Message {
  if (minutes === null) return msg`This is not known right now.`;
  return minutes === 0 ? none : nameOldest(minutes);
}

function describeMails(say: Say, mails: MailStatus): string {
  const { state, minutes, givenUp } = mails;
  if (state === 'away' && minutes !== null) {
    return say`No mail is sent right now. If you wait for one, please ask us in another way.`;
  }
  const waiting = describe(
    mails,
    givenUp ? msg`No mail waits.` : msg`All mails have been sent.`,
    (oldest) => msg`The oldest mail waits for ${plural(oldest, 'minute')}.`,
  );
  if (!givenUp) return say(waiting);
  return say`${term(waiting)} ${plural(givenUp, 'mail')} of the last 24 hours could not be delivered.`;
}

function Part({ name, state, children }: { name: string; state: PartState; children: ReactNode }) {
  const say = useSay();
  return (
    <div className={styles['part']}>
      <dt>{name}</dt>
      <dd>
        <Badge tone={tones[state]}>{say(stateLabels[state])}</Badge>
      </dd>
      <dd className={`${ui['soft']} ${styles['detail']}`}>{children}</dd>
    </div>
  );
}

/** In the board's time zone, because the page is the same for all readers. */
function Moment({ at }: { at: string }) {
  const locale = useLocale();
  const words = useBoardWords();
  return <time dateTime={at}>{formatNotedMoment(words, new Date(at), locale)}</time>;
}
