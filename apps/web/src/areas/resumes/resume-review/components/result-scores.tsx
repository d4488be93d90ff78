import { term } from '@waymark/contract/text/message';
import { reviewSections, scoreWords } from '@waymark/contract/resumes/choices';
import type { ReviewResult } from '@waymark/contract/resumes/resume-review';
import ui from '../../../../styles/primitives.module.css';
import { describeMove } from '../rules.ts';
import styles from './result-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface ResultScoresProps {
  sections: ReviewResult['fields']['sections'];
  previous: ReviewResult['previousScores'];
}

export function ResultScores({ sections, previous }: ResultScoresProps) {
  const say = useSay();
  return (
    <ul className={ui['grid']}>
      {reviewSections.map(({ value, label }) => {
        const { score, text, automatic } = sections[value];
        const move = describeMove(say, score, previous?.[value]);
        return (
          <li key={value} className={`${ui['grid2']} ${styles['section']}`}>
            <div className={`${ui['spread']} ${styles['line']}`}>
              <h3>{label}</h3>
              {score !== null && (
                <p className={`${ui['cluster']} ${styles['score']}`}>
                  <Steps score={score} />
                  <span>
                    {say`${term(scoreWords[score - 1])}, ${score} of 5`}
                    {move && <span className={styles['move']}>{move}</span>}
                  </span>
                </p>
              )}
            </div>
            {text && (
              <p className={`${ui['lead']} ${styles['text']}`} dir="auto">
                {text}
              </p>
            )}
            {automatic && <p className={styles['automatic']}>{say`Found automatically: ${automatic}`}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The text beside it says the same. */
function Steps({ score }: { score: number }) {
  return (
    <span className={styles['steps']} aria-hidden="true">
      {scoreWords.map((word, index) => (
        <span key={word} data-filled={index < score || undefined} />
      ))}
    </span>
  );
}
