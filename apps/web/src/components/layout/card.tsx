import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  children: ReactNode;
}

/** One subject of a page with several, such as the e-mail address on the account's. */
export function Card({ title, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
