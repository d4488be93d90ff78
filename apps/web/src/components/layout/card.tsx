import { useId, type ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './page-section.module.css';

interface CardProps {
  title: ReactNode;
  children: ReactNode;
}

/** One subject of a page with several, such as the email address on the account's. */
export function Card({ title, children }: CardProps) {
  const id = useId();
  return (
    <section className={`${ui['stack4']} ${ui['card']} ${styles['card']}`} aria-labelledby={id}>
      <h2 className={ui['textXl']} id={id} dir="auto">
        {title}
      </h2>
      {children}
    </section>
  );
}
