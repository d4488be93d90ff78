import { useId, type ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import styles from './call-panel.module.css';

interface CallPanelProps {
  title: string;
  /** Where 'Create an Account' leads. */
  to: string;
  children: ReactNode;
}

/** For guests only: somebody signed in has what it offers. */
export function CallPanel({ title, to, children }: CallPanelProps) {
  const id = useId();
  return (
    <section className={styles['section']} data-for="guest" aria-labelledby={id}>
      <div className={styles['panel']}>
        <h2 className={styles['title']} id={id}>
          {title}
        </h2>
        <div className={styles['body']}>
          <p>{children}</p>
          <ButtonLink to={to}>Create an Account</ButtonLink>
        </div>
      </div>
    </section>
  );
}
