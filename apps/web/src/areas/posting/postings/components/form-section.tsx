import type { DraftFields, PostingChoices } from '@waymark/contract/posting/postings';
import type { ChangeEvent, ReactNode } from 'react';
import ui from '../../../../styles/primitives.module.css';
import type { PostingHints } from '../hint-rules.ts';
import styles from './postings.module.css';

export interface SectionProps {
  fields: DraftFields;
  change: (part: Partial<DraftFields>) => void;
  /** Why the posting was not published, by field. */
  problems: Readonly<Record<string, string>>;
  hints: PostingHints;
  choices: PostingChoices;
}

/** The fields whose value is text. */
type TextName = {
  [Name in keyof DraftFields]-?: DraftFields[Name] extends string ? Name : never;
}[keyof DraftFields];

/** Binds a text field or a select to a field of the draft. */
export function bindDraft({ fields, change, problems }: SectionProps, name: TextName) {
  return {
    name,
    value: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change({ [name]: event.currentTarget.value }),
    error: problems[name],
  };
}

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={`${ui['grid5']} ${styles['section']}`}>
      <legend className={`${ui['headingRule']} ${styles['title']}`}>
        <h2 dir="auto">{title}</h2>
      </legend>
      {children}
    </fieldset>
  );
}

/** Spans both columns. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles['wide']}>{children}</div>;
}

/** The hint of a field, and advice about its value. */
export function Advice({ children, advice }: { children?: ReactNode; advice: string | undefined }) {
  if (!children && !advice) return null;
  return (
    <>
      {children}
      {advice && <span className={styles['advice']}>{advice}</span>}
    </>
  );
}
