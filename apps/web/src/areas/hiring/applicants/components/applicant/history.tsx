import type { Applicant } from '@waymark/contract/hiring/applicants';
import { formatDate } from '../../../../../lib/format-date.ts';
import view from './applicant-view.module.css';
import styles from './history.module.css';

type Event = Applicant['events'][number];

/** What happened to the application, the latest first. */
export function History({ events }: { events: readonly Event[] }) {
  if (events.length === 0) return null;
  return (
    <section>
      <h3 className={view['title']}>History</h3>
      <ol className={styles['events']}>
        {events.map((event) => (
          <li key={event.id}>
            <span>{describe(event)}</span> <time dateTime={event.at}>{formatDate(event.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function describe({ kind, stage, by }: Event): string {
  if (kind === 'moved') return by === null ? `Moved to ${stage}` : `${by} moved to ${stage}`;
  return { submitted: 'Applied', viewed: 'Opened', withdrawn: 'Withdrawn' }[kind];
}
