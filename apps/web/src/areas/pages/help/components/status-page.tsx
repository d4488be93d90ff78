import type { BoardStatus, MailStatus, PartState, WaitingWork } from '@waymark/contract/pages/board-status';
import { formatCount } from '@waymark/contract/text/format';
import { formatNotedMoment } from '@waymark/contract/text/format-day';
import type { Locale } from '@waymark/contract/text/locales';
import { msg, plural } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/language.ts';
import { Badge } from '../../../../components/data/tag.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './help-page.module.css';
import { HelpPage } from './help-page.tsx';
import { useSay } from '../../../../lib/say.ts';

const stateLabels: Record<PartState, string> = { working: msg`Working`, delayed: msg`Delayed`, away: msg`Away` };
const tones = { working: 'good', delayed: 'neutral', away: 'bad' } as const;

/** The state of each part of the board. */
export function StatusPage({ status }: { status: BoardStatus }) {
  const say = useSay();
  const locale = useLocale();
  const { search, database, work, mails, lastImport, checkedAt } = status;
  const states = [search.state, database, work.state, mails.state];
  return (
    <HelpPage title={say`Status`} lead={summaryOf(states)}>
      <dl className={styles['parts']}>
        <Part name="Pages" state="working">
          {say`You are reading one.`}
        </Part>
        <Part name="Search" state={search.state}>
          {search.openJobs === null
            ? say`It does not answer right now.`
            : say`${plural(search.openJobs, 'open job')}`}
          {search.openJobs !== null && search.changedAt !== null && (
            <>
              {say`, last changed on`} <Moment at={search.changedAt} />
            </>
          )}
        </Part>
        <Part name="Signing in, applying, saving" state={database}>
          {database === 'working'
            ? say`What you do is stored at once.`
            : say`Nothing can be stored right now. What you typed stays in your browser: try again in a few minutes.`}
        </Part>
        <Part name="Mails" state={mails.state}>
          {describeMails(mails, locale)}
        </Part>
        <Part name="Work in the background" state={work.state}>
          {describe(work, 'Nothing waits.', 'The oldest task waits for', locale)}
        </Part>
        {lastImport !== null && (
          <Part name="Postings of other sites" state={database}>
            {say`Last read on`} <Moment at={lastImport} />
          </Part>
        )}
      </dl>
      <p className={ui['note']}>
        {say`Checked on`} <Moment at={checkedAt} />
        {say`. Reload the page to check again.`}
      </p>
    </HelpPage>
  );
}

function summaryOf(states: readonly PartState[]): string {
  if (states.includes('away')) return msg`Part of the board is away. Please try again in a few minutes.`;
  return states.includes('delayed') ? msg`The board works, and is behind with something.` : msg`All is well.`;
}

function describe({ minutes }: WaitingWork, none: string, waits: string, language: Locale): string {
  if (minutes === null) return msg`This is not known right now.`;
  return minutes === 0
    ? none
    : `${waits} ${formatCount(minutes, language)} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

function describeMails(mails: MailStatus, language: Locale): string {
  const { state, minutes, givenUp } = mails;
  if (state === 'away' && minutes !== null) {
    return msg`No mail leaves right now. If you wait for one, please ask us by another way.`;
  }
  const waiting = describe(
    mails,
    givenUp ? msg`No mail waits.` : msg`Every mail has left.`,
    'The oldest mail waits for',
    language,
  );
  if (!givenUp) return waiting;
  return `${waiting} ${plural(givenUp, 'mail')} of the last 24 hours could not be delivered.`;
}

function Part({ name, state, children }: { name: string; state: PartState; children: ReactNode }) {
  return (
    <div className={styles['part']}>
      <dt>{name}</dt>
      <dd>
        <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
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
