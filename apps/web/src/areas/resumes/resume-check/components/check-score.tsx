import { ownReviewsPath } from '@waymark/contract/paths';
import { beyondTheCheck } from '@waymark/contract/resumes/choices';
import type { ResumeCheck } from '@waymark/contract/resumes/resume-check';
import { useId } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { hasFeature } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import { describeScore, fullScore, sectionTotalsOf } from '../rules.ts';
import styles from './check-page.module.css';
import { useSay } from '../../../../lib/say.ts';

/** The score of what could be judged, its parts, and its limits. */
export function CheckScore({ check }: { check: ResumeCheck }) {
  const say = useSay();
  const id = useId();
  return (
    <section className={`${ui['card']} ${styles['score']}`} aria-labelledby={id}>
      <div className={`${ui['grid2']} ${ui['alignStart']}`}>
        <h3 id={id} className={styles['figure']}>
          <span className={styles['scoreNumber']}>{check.score}</span> {say`of ${check.of}`}
          {check.of < fullScore && say` points that could be judged`}
        </h3>
        <p className={ui['strong']}>{describeScore(check)}</p>
        <p className={ui['note']}>{describeFacts(check)}</p>
      </div>
      <div className={ui['stack3']}>
        <SumTable check={check} />
        {check.of < fullScore && (
          <p className={`${ui['softSm']} ${ui['measure']}`}>
            {say`${fullScore - check.of} of ${fullScore} points are left out: what could not be judged counts neither for you nor against you.`}
          </p>
        )}
        <p className={`${ui['softSm']} ${ui['measure']}`}>
          {say`A program cannot judge ${listWords(beyondTheCheck)}.`}
          {hasFeature('resumeReview') && (
            <>
              {' '}
              <Link to={ownReviewsPath}>{say`A person can`}</Link>
              {say`, free of charge.`}
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function SumTable({ check }: { check: ResumeCheck }) {
  const say = useSay();
  return (
    <DataTable
      className={styles['scoreTable']}
      columns={[{ name: 'Part' }, { name: 'Points', numeric: true }, { name: 'Taken off' }]}
    >
      {sectionTotalsOf(check).map(({ section, label, points, of, isJudged, reason, taken }) => (
        <tr key={section}>
          <th scope="row">{label}</th>
          <td data-numeric data-label="Points">
            {isJudged ? say`${points} of ${of}` : say`not judged`}
          </td>
          <td data-label={isJudged ? 'Taken off' : 'Why'}>
            {taken.length === 0 ? (
              <span className={ui['muted']}>{reason ?? say`nothing`}</span>
            ) : (
              <ul className={`${ui['grid1']} ${ui['textSm']}`}>
                {taken.map((finding) => (
                  <li key={finding.rule}>
                    <a href={`#${finding.rule}`} dir="auto">
                      {finding.title}
                    </a>{' '}
                    <span className={styles['minus']}>−{finding.points}</span>
                  </li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function describeFacts({
  facts: { pages, words, positions, bullets, bulletsWithFigures },
}: ResumeCheck): string {
  const parts = [
    pages === null ? '' : pages === 1 ? '1 page' : `${pages} pages`,
    `${words} words`,
    positions === 1 ? '1 position' : `${positions} positions`,
    bullets > 0 ? `${bulletsWithFigures} of ${bullets} lines with a figure` : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

function listWords(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
