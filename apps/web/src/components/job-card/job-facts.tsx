import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices';
import { cardJobFields } from '@waymark/contract/jobs/job-field-tables';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { listFieldTexts } from '@waymark/contract/jobs/format-job-field';
import { formatPlaces } from '@waymark/contract/jobs/format-place';
import { plural } from '@waymark/contract/text/message';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import styles from './job-facts.module.css';
import { useSay } from '../../lib/languages/say.ts';

type CardFact = 'featured' | 'places' | 'morePlaces' | 'openings' | 'workMode' | 'type';

/** Where, how and how much of one's time, in one line. */
export function JobFacts({ job }: { job: Pick<JobCard, CardFact> }) {
  const say = useSay();
  const locale = useLocale();
  const facts = [
    formatPlaces(say, job.places, job.morePlaces, locale),
    job.openings > 1 ? say`${plural(job.openings, 'opening')}` : '',
    say(labelOf(workModes, job.workMode)),
    job.type ? say(labelOf(jobTypes, job.type)) : '',
    ...listFieldTexts(cardJobFields, job),
  ];
  return (
    <ul className={`${ui['wrap']} ${ui['softSm']} ${styles['facts']}`}>
      {job.featured && (
        <li className={styles['featured']} title={say`Its employer pays to have it marked`}>
          {say`Featured`}
        </li>
      )}
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
