import { ownReviewsPath } from '@waymark/contract/paths';
import { beyondTheCheck } from '@waymark/contract/resumes/choices';
import type { ResumeCheck, StoredField } from '@waymark/contract/resumes/resume-check';
import { useId } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { hasFeature } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import { describeScore, sectionTotalsOf } from '../rules.ts';
import styles from './check-page.module.css';

/** The score, its parts, and its limits. */
export function CheckScore({ check }: { check: ResumeCheck }) {
  const id = useId();
  const judged = check.sections.filter(({ isJudged }) => isJudged);
  const [points, of] = [sum(judged.map((one) => one.points)), sum(judged.map((one) => one.of))];
  return (
    <section className={`${ui['card']} ${styles['score']}`} aria-labelledby={id}>
      <div className={`${ui['grid2']} ${ui['alignStart']}`}>
        <h2 id={id} className={styles['figure']}>
          <span className={styles['scoreNumber']}>{check.score}</span> of 100
        </h2>
        <p className={ui['strong']}>{describeScore(check.score)}</p>
        <p className={ui['note']}>{describeFacts(check)}</p>
      </div>
      <div className={ui['stack3']}>
        <SumTable check={check} />
        {of < 100 && (
          <p className={`${ui['softSm']} ${ui['measure']}`}>
            {points} of {of} points, which makes {check.score} of 100. The file is not in English: its wording
            and results are not judged, only what holds in every language.
          </p>
        )}
        <p className={`${ui['softSm']} ${ui['measure']}`}>
          A program cannot judge {listWords(beyondTheCheck)}.
          {hasFeature('resumeReview') && (
            <>
              {' '}
              <Link to={ownReviewsPath}>A person can</Link>, free of charge.
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function SumTable({ check }: { check: ResumeCheck }) {
  return (
    <DataTable
      className={styles['scoreTable']}
      columns={[{ name: 'Part' }, { name: 'Points', numeric: true }, { name: 'Taken off' }]}
    >
      {sectionTotalsOf(check).map(({ section, label, points, of, isJudged, taken }) => (
        <tr key={section}>
          <th scope="row">{label}</th>
          <td data-numeric data-label="Points">
            {isJudged ? `${points} of ${of}` : 'not judged'}
          </td>
          <td data-label="Taken off">
            {taken.length === 0 ? (
              <span className={ui['muted']}>{isJudged ? 'nothing' : '–'}</span>
            ) : (
              <ul className={`${ui['grid1']} ${ui['textSm']}`}>
                {taken.map((finding) => (
                  <li key={finding.rule}>
                    <a href={`#${finding.rule}`}>{finding.title}</a>{' '}
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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

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

/** The fields that software of an employer would store, judged by the reader of this board. */
export function StoredTable({ stored }: { stored: readonly StoredField[] }) {
  const id = useId();
  return (
    <section className={ui['stack3']} aria-labelledby={id}>
      <h2 id={id} className={ui['textXl']}>
        What software would store
      </h2>
      <p className={ui['lead']}>
        Employers’ software files an application by fields like these. Each program reads in its own way: this
        is how ours read your file. Where a field is wrong or empty, look at how the file says it.
      </p>
      <DataTable className={styles['storedTable']} columns={[{ name: 'Field' }, { name: 'Stored' }]}>
        {stored.map(({ group, label, value }) => (
          <tr key={`${group} ${label}`}>
            <th scope="row">
              <span className={`${ui['noteXs']} ${ui['subtitle']}`}>{group}</span> {label}
            </th>
            <td data-label="Stored" data-empty={value === null || undefined}>
              {value ?? 'nothing found'}
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
