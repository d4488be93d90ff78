import { matchStandings, type MatchStanding } from '@waymark/contract/resumes/choices/resume-check';
import type { MatchedRequirement } from '@waymark/contract/resumes/resume-check';
import { Badge } from '../../../../components/data/tag.tsx';
import styles from './job-match.module.css';

const tones: Record<MatchStanding, 'good' | 'bad' | 'neutral'> = {
  strong: 'good',
  partial: 'neutral',
  missing: 'bad',
  unstated: 'neutral',
};

/** Requirements of a posting with how they stand in the resume; what is shown first. */
export function RequirementList({ requirements }: { requirements: readonly MatchedRequirement[] }) {
  const groups = matchStandings.flatMap(({ value, label }) => {
    const own = requirements.filter(({ standing }) => standing === value);
    return own.length > 0 ? [{ value, label, own }] : [];
  });
  return groups.map(({ value, label, own }) => (
    <div key={value}>
      <h3 className={styles['standing']}>
        <Badge tone={tones[value]}>{label}</Badge> {own.length}
      </h3>
      <ul className={styles['list']}>
        {own.map(({ kind, name, asked, reason }) => (
          <li key={`${kind} ${name}`} className={styles['requirement']}>
            <span className={styles['what']}>{name}</span>
            <span className={styles['reason']}>{reason}</span>
            {asked !== null && (
              <span className={styles['asked']}>
                Asked for: <q>{asked}</q>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}
