import type { Interview } from '@waymark/contract/hiring/interviews';
import styles from './interview.module.css';

/** How long, where, and what the company says about it. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { durationMinutes, place, videoUrl, note } = interview;
  return (
    <>
      <p className={styles['facts']}>
        {[`${durationMinutes} minutes`, place].filter(Boolean).join(' · ')}
        {videoUrl && (
          <>
            {' · '}
            <a href={videoUrl} target="_blank" rel="noreferrer">
              Video call
            </a>
          </>
        )}
      </p>
      {note && <p className={styles['note']}>{note}</p>}
    </>
  );
}
