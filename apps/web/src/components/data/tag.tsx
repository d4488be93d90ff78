import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagListProps {
  label: string;
  tags: readonly string[];
  className: string | undefined;
}

/** A quiet fact, such as a skill. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles['tag']}>{children}</span>;
}

/** Several of them. */
export function TagList({ label, tags, className }: TagListProps) {
  return (
    <ul className={className} aria-label={label}>
      {tags.map((tag) => (
        <li className={styles['tag']} key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** A state that matters, such as the status of an application. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'good' | 'bad';
  children: ReactNode;
}) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
