import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { signKinds } from '@waymark/contract/office/choices/moderation';
import type { PostingSign } from '@waymark/contract/posting/staff-postings';
import { Link } from 'react-router';
import { Badge } from '../../../../components/data/tag.tsx';
import { moderatedPostingsPath } from '../rules.ts';
import styles from './moderation.module.css';

/** What speaks of fraud in a posting: the words, and why they do. */
export function SignList({ signs }: { signs: readonly PostingSign[] }) {
  if (signs.length === 0) return <p className={styles['facts']}>No rule has found a sign of fraud.</p>;
  return (
    <ul className={styles['signs']}>
      {signs.map(({ kind, words, why, jobId }) => (
        <li className={styles['sign']} key={kind}>
          <Badge tone="bad">{labelOf(signKinds, kind)}</Badge>
          <span>
            {words.map((word) => `“${word}”`).join(', ')}
            {jobId && (
              <>
                {' '}
                <Link to={moderatedPostingsPath({ job: jobId })}>See that posting</Link>
              </>
            )}
          </span>
          <span className={styles['why']}>{why}</span>
        </li>
      ))}
    </ul>
  );
}
