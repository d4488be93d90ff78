import type { DraftFields, PostingChoices } from '@waymark/contract/posting/postings';
import type { ReactNode } from 'react';
import type { PostingHints } from '../hint-rules.ts';
import styles from './posting-form.module.css';

/** What each part of the form is given. */
export interface SectionProps {
  fields: DraftFields;
  change: (part: Partial<DraftFields>) => void;
  /** What kept the posting from being published, by field. */
  problems: Readonly<Record<string, string>>;
  hints: PostingHints;
  choices: PostingChoices;
}

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['title']}>
        <h2>{title}</h2>
      </legend>
      {children}
    </fieldset>
  );
}

/** A field that takes both columns. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles['wide']}>{children}</div>;
}

/** What a field is for, and advice about what stands in it now. */
export function Advice({ children, advice }: { children?: ReactNode; advice: string | undefined }) {
  if (!children && !advice) return null;
  return (
    <>
      {children}
      {advice && <span className={styles['advice']}>{advice}</span>}
    </>
  );
}
