import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { formatPlaces } from '@waymark/contract/text/format-place';
import ui from '../../styles/primitives.module.css';
import styles from './job-facts.module.css';

/** Where, how and how much of one's time, in one line. */
export function JobFacts({ job }: { job: Pick<JobCard, 'places' | 'workMode' | 'type'> }) {
  const facts = [
    formatPlaces(job.places),
    labelOf(workModes, job.workMode),
    job.type ? labelOf(jobTypes, job.type) : '',
  ];
  return (
    <ul className={`${ui['wrap']} ${ui['softSm']} ${styles['facts']}`}>
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
