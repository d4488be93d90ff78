import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { viewSources } from '@waymark/contract/posting/choices/managed-jobs';
import type { ManagedJobDetail } from '@waymark/contract/posting/managed-jobs';
import { formatCount } from '@waymark/contract/text/format-count';
import { BarChart } from '../../../../components/data/bar-chart.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { describeDays } from '../chart-rules.ts';
import type { DayCount } from '../chart-rules.ts';
import styles from './job-activity.module.css';

type Activity = Pick<ManagedJobDetail, 'days' | 'sources'>;

/** Views and applications of the last 30 days, and where those who looked came from. */
export function JobActivity({ days, sources }: Activity) {
  return (
    <section className={styles['activity']} aria-labelledby="job-activity">
      <h3 className={styles['title']} id="job-activity">
        The last {days.length} days
      </h3>
      <div className={styles['charts']}>
        <DayChart name="Views" days={days.map(({ day, views }) => ({ day, count: views }))} />
        <DayChart
          name="Applications"
          days={days.map(({ day, applications }) => ({ day, count: applications }))}
        />
      </div>
      <Sources sources={sources} />
      <details>
        <summary>Figures of each day</summary>
        <DayTable days={days} />
      </details>
    </section>
  );
}

function Sources({ sources }: Pick<Activity, 'sources'>) {
  const total = sources.reduce((sum, { views }) => sum + views, 0);
  if (total === 0) return <p className={styles['none']}>Nobody has looked at it in these days.</p>;
  return (
    <div>
      <h4 className={styles['subtitle']}>Where they came from</h4>
      <dl className={styles['sources']}>
        {sources.map(({ source, views }) => (
          <div className={styles['source']} key={source}>
            <dt>{labelOf(viewSources, source)}</dt>
            <dd>
              <svg
                className={styles['bar']}
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={(views / total) * 100} height="1" />
              </svg>
              {formatCount(views)} ({Math.round((views / total) * 100)} %)
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** For whoever cannot see the bars, or wants the figures. */
function DayTable({ days }: Pick<Activity, 'days'>) {
  return (
    <table className={styles['days']}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Views</th>
          <th scope="col">Applications</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views, applications }) => (
          <tr key={day}>
            <th scope="row">{formatDate(day)}</th>
            <td>{formatCount(views)}</td>
            <td>{formatCount(applications)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayChartProps {
  name: string;
  /** Oldest first. */
  days: readonly DayCount[];
}

/** A bar a day until today. */
function DayChart({ name, days }: DayChartProps) {
  const bars = days.map(({ day, count }) => ({ label: formatDate(day), count }));
  return (
    <BarChart
      name={name}
      description={describeDays(days)}
      bars={bars}
      ends={[bars[0]?.label ?? '', 'Today']}
    />
  );
}
