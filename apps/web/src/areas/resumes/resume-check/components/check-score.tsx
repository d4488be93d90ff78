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
import { rich, useSay } from '../../../../lib/languages/say.ts';
import { msg, plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { Language } from '@waymark/contract/text/languages';

/** The score of what could be judged, its parts, and its limits. */
export function CheckScore({ check }: { check: ResumeCheck }) {
  const say = useSay();
  const id = useId();
  return (
    <section className={`${ui['card']} ${styles['score']}`} aria-labelledby={id}>
      <div className={`${ui['grid2']} ${ui['alignStart']}`}>
        <h3 id={id} className={styles['figure']}>
          {rich(
            say,
            check.of < fullScore
              ? msg`<score>${check.score}</score> of ${check.of} points that could be judged`
              : msg`<score>${check.score}</score> of ${check.of}`,
            { score: <span className={styles['scoreNumber']} /> },
          )}
        </h3>
        <p className={ui['strong']}>{describeScore(check)}</p>
        <p className={ui['note']}>{describeFacts(say, check)}</p>
      </div>
      <div className={ui['stack3']}>
        <SumTable check={check} />
        {check.of < fullScore && (
          <p className={`${ui['softSm']} ${ui['measure']}`}>
            {say`${fullScore - check.of} of ${fullScore} points are left out: what could not be judged counts neither for you nor against you.`}
          </p>
        )}
        <p className={`${ui['softSm']} ${ui['measure']}`}>
          {say`A program cannot judge ${listWords(say.language, beyondTheCheck)}.`}
          {hasFeature('resumeReview') && (
            <>
              {' '}
              {rich(say, msg`<review>A person can</review>, free of charge.`, {
                review: <Link to={ownReviewsPath} />,
              })}
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
      columns={[{ name: say`Part` }, { name: say`Points`, numeric: true }, { name: say`Taken off` }]}
    >
      {sectionTotalsOf(check).map(({ section, label, points, of, isJudged, reason, taken }) => (
        <tr key={section}>
          <th scope="row">{label}</th>
          <td data-numeric data-label={say`Points`}>
            {isJudged ? say`${points} of ${of}` : say`not judged`}
          </td>
          <td data-label={isJudged ? say`Taken off` : say`Why`}>
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

function describeFacts(
  say: Say,
  { facts: { pages, words, positions, bullets, bulletsWithFigures } }: ResumeCheck,
): string {
  const parts = [
    pages === null ? '' : say`${plural(pages, 'page')}`,
    say`${plural(words, 'word')}`,
    say`${plural(positions, 'position')}`,
    bullets > 0 ? say`${bulletsWithFigures} of ${plural(bullets, 'line')} with a figure` : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

const listWords = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(words);
