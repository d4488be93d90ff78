import type { CandidateDetail } from '@waymark/contract/hiring/candidates';
import { jobCategories, jobTypes, labelOf } from '@waymark/contract/jobs/choices/jobs';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatRate } from '../rules.ts';
import styles from './candidate-facts.module.css';
import { SkillTags } from './skill-tags.tsx';

/** All that a candidate says to employers. */
export function CandidateFacts({ candidate }: { candidate: CandidateDetail }) {
  const { name, location, category, types, remote, hourlyRate, summary, skills, appliedTo } = candidate;
  const facts = [
    ['Location', location],
    ['Work mode', remote ? 'Wishes to work remotely' : ''],
    ['Looks for', types.map((type) => labelOf(jobTypes, type)).join(', ')],
    ['Category', category === 'other' ? '' : labelOf(jobCategories, category)],
    ['Hourly rate', formatRate(hourlyRate)],
    ['Applied for', appliedTo.map(({ title }) => title).join(', ')],
    ['Updated', formatDate(candidate.updatedAt)],
  ].filter(([, value]) => value);
  return (
    <div className={styles['about']}>
      <p className={styles['name']}>{name}</p>
      <dl className={styles['facts']}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles['fact']}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {summary && <p className={styles['summary']}>{summary}</p>}
      <SkillTags skills={skills} />
    </div>
  );
}
