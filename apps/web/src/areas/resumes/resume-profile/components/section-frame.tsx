import { resumeSectionLabels, type ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import styles from './my-resume.module.css';

interface SectionProps {
  id: string;
  title: string;
  tool?: ReactNode;
  children: ReactNode;
}

/** A section of the page: the navigator leads to it. */
export function Section({ id, title, tool, children }: SectionProps) {
  return (
    <section className={styles['section']} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className={styles['sectionHead']}>
        <h2 className={styles['sectionTitle']} id={`${id}-title`}>
          {title}
        </h2>
        {tool}
      </div>
      {children}
    </section>
  );
}

interface ToolProps {
  section: ResumeSectionKey;
  word: 'Add' | 'Edit';
  onPress: () => void;
}

/** What opens the dialog of a section. */
export function SectionTool({ section, word, onPress }: ToolProps) {
  return (
    <Button
      variant="quiet"
      className={styles['add']}
      aria-label={`${word} ${resumeSectionLabels[section]}`}
      onClick={onPress}
    >
      {word}
    </Button>
  );
}
