import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import {
  reviewSections,
  scoreWords,
  sectionTextMaxLength,
  type ReviewSection,
} from '@waymark/contract/resumes/choices';
import { useId } from 'react';
import ui from '../../../../styles/primitives.module.css';
import styles from './review-editor.module.css';
import { TemplateText } from './template-text.tsx';
import type { ReviewForm } from './use-review-form.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface SectionScoresProps {
  form: ReviewForm;
  prefill: DeskReviewDetail['prefill'];
  isWritable: boolean;
}

/** A score for each section, with words for what it means. */
export function SectionScores({ form, prefill, isWritable }: SectionScoresProps) {
  const say = useSay();
  const id = useId();
  return (
    <section className={ui['grid5']} aria-labelledby={id} data-scores="">
      <h2 className={ui['textXl']} id={id}>
        {say`Scores`}
      </h2>
      {reviewSections.map(({ value, label, question }) => (
        <div className={`${ui['grid3']} ${ui['topRule']}`} key={value}>
          <fieldset disabled={!isWritable}>
            <legend className={ui['strong']}>
              {label}{' '}
              <span className={`${ui['note']} ${ui['subtitle']}`} dir="auto">
                {question}
              </span>
            </legend>
            <ScoreChoice
              name={value}
              score={form.fields.sections[value].score}
              onScore={(score) => form.changeSection(value, { score })}
            />
          </fieldset>
          {isWritable ? (
            <TemplateText
              label={<>{say`About ${label.toLowerCase()}`}</>}
              value={form.fields.sections[value].text}
              rows={2}
              maxLength={sectionTextMaxLength}
              onText={(text) => form.changeSection(value, { text })}
            />
          ) : (
            <p className={styles['text']}>{form.fields.sections[value].text}</p>
          )}
          {holdsFound(form.fields.sections[value].text, prefill[value]) && (
            <p className={ui['note']}>
              {say`Found automatically, and published as that: change it to make it your own words.`}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

function holdsFound(text: string, sentence: string | undefined): boolean {
  return sentence !== undefined && text.includes(sentence);
}

interface ScoreChoiceProps {
  name: ReviewSection;
  score: number | null;
  onScore: (score: number) => void;
}

function ScoreChoice({ name, score, onScore }: ScoreChoiceProps) {
  return (
    <div className={`${ui['grid1']} ${styles['choice']}`}>
      {scoreWords.map((word, index) => (
        <label className={styles['score']} key={word}>
          <input
            type="radio"
            name={`score-${name}`}
            checked={score === index + 1}
            onChange={() => onScore(index + 1)}
          />
          <span className={styles['digit']}>{index + 1}</span>
          <span className={styles['word']}>{word}</span>
        </label>
      ))}
    </div>
  );
}
