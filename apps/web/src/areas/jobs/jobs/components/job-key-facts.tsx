import { formatPlaces } from '@waymark/contract/text/format-place';
import { labelOf, workModes } from '@waymark/contract/jobs/choices/jobs';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { formatDate } from '../../../../lib/format-date.ts';
import styles from './job-key-facts.module.css';

/** What decides whether the text below is worth reading: education, deadline and location, as far as given. */
export function JobKeyFacts({ job }: { job: JobDetail }) {
  const location = formatPlaces(job.places) || labelOf(workModes, job.workMode);
  return (
    <dl className={styles['facts']}>
      {job.education && (
        <div>
          <dt>Education</dt>
          <dd>{job.education}</dd>
        </div>
      )}
      {job.deadline && (
        <div>
          <dt>Deadline</dt>
          <dd>
            <time dateTime={job.deadline}>{formatDate(job.deadline)}</time>
          </dd>
        </div>
      )}
      {location && (
        <div>
          <dt>Location</dt>
          <dd>{location}</dd>
        </div>
      )}
    </dl>
  );
}
