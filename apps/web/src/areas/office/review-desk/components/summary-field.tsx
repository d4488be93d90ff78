import { summaryMaxLength } from '@waymark/contract/resumes/choices/resume-review';
import { useId } from 'react';
import styles from './section-scores.module.css';
import { TemplateText } from './template-text.tsx';
import type { ReviewForm } from './use-review-form.ts';

/** What the candidate reads first. */
export function SummaryField({ form, isWritable }: { form: ReviewForm; isWritable: boolean }) {
  const id = useId();
  const { summary } = form.fields;
  return (
    <section className={styles['scores']} aria-labelledby={id} data-summary="">
      <h2 className={styles['heading']} id={id}>
        Summary
      </h2>
      {isWritable ? (
        <TemplateText
          label="In a few sentences: what works, and what to change first"
          value={summary}
          rows={7}
          maxLength={summaryMaxLength}
          onText={form.changeSummary}
        />
      ) : (
        <p className={styles['text']}>{summary || 'No summary is written.'}</p>
      )}
    </section>
  );
}
