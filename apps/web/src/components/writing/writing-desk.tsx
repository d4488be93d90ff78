import type { ComponentProps, ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import { TextArea } from '../form/text-field.tsx';
import styles from './writing-desk.module.css';

/** What is written, and beside it, where there is room, how it will look. */
export function WritingDesk({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  return (
    <div className={`${ui['stack6']} ${styles['columns']}`}>
      <div className={`${ui['stack5']} ${ui['alignStart']}`}>{children}</div>
      <div className={styles['preview']}>{preview}</div>
    </div>
  );
}

/** A field for a long text in Markdown. */
export function MarkdownField(props: ComponentProps<typeof TextArea>) {
  return (
    <div className={styles['body']}>
      <TextArea {...props} />
    </div>
  );
}
