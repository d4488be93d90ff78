import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { jobDetailPath, searchPath } from '@waymark/contract/paths';
import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { alertFrequencies, describeCriteria, alertSearch } from '@waymark/contract/seeking/choices/alerts';
import type { AlertCriteria } from '@waymark/contract/seeking/choices/alerts';
import { formatCount, plural } from '@waymark/contract/text/format-count';
import { formatPlaces } from '@waymark/contract/text/format-place';
import { Link } from 'react-router';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { previewedJobs } from '../constants.ts';
import { useMatches } from './use-matches.ts';
import styles from './alert-dialogs.module.css';

interface ViewAlertDialogProps {
  /** Null: none is being looked at. */
  alert: JobAlert | null;
  onEdit: (alert: JobAlert) => void;
  onClose: () => void;
}

/** All there is to know of an alert, and what it finds now. */
export function ViewAlertDialog({ alert, onEdit, onClose }: ViewAlertDialogProps) {
  return (
    <Dialog open={alert !== null} title={alert?.name} onClose={onClose} narrow>
      {alert && (
        <>
          <dl className={styles['facts']}>
            {factsOf(alert).map(({ label, value }) => (
              <div className={styles['fact']} key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <MatchPreview key={alert.id} criteria={alert.criteria} />
          <Actions align="end">
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
            <Button onClick={() => onEdit(alert)}>Edit</Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}

function factsOf({ criteria, companyName, frequency, pausedAt, lastSentAt, createdAt }: JobAlert) {
  return [
    ...describeCriteria(criteria, companyName),
    { label: 'How often', value: pausedAt ? 'Paused' : labelOf(alertFrequencies, frequency) },
    { label: 'Last mail', value: lastSentAt ? formatDate(lastSentAt) : 'None yet' },
    { label: 'Created', value: formatDate(createdAt) },
  ];
}

/** The newest jobs that an alert finds now, so that one sees what it will send. */
function MatchPreview({ criteria }: { criteria: AlertCriteria }) {
  const matches = useMatches(criteria);
  if (matches === 'loading') return <LoadingLine>Looking for jobs…</LoadingLine>;
  if (matches === 'failed') return <p role="alert">The jobs could not be loaded. Open the alert again.</p>;
  const { data, total } = matches;
  return (
    <section className={styles['preview']} aria-labelledby="matches-title">
      <h3 className={styles['title']} id="matches-title">
        {total === 0 ? 'No open job matches now' : countOf(total)}
      </h3>
      {total === 0 && <p>We write when one comes.</p>}
      <ul className={styles['jobs']}>
        {data.slice(0, previewedJobs).map((job) => (
          <li key={job.id}>
            <Link className={styles['job']} to={jobDetailPath(job.id)}>
              {job.title}
            </Link>
            <span className={styles['where']}>
              {[job.company.name, formatPlaces(job.places)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {total > previewedJobs && (
        <Link className={styles['all']} to={searchPath(alertSearch(criteria))}>
          See all {formatCount(total)}
        </Link>
      )}
    </section>
  );
}

function countOf(total: number): string {
  return `${plural(total, 'job matches', 'jobs match')} now`;
}
