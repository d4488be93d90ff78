import { useId, type ReactNode } from 'react';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import styles from './call-panel.module.css';

interface CallPanelProps {
  title: string;
  /** The target of 'Create an Account'. */
  to: string;
  children: ReactNode;
}

/** For guests only. */
export function CallPanel({ title, to, children }: CallPanelProps) {
  const id = useId();
  return (
    <PageSection data-for="guest" aria-labelledby={id}>
      <div className={styles['panel']}>
        <h2 className={styles['title']} id={id}>
          {title}
        </h2>
        <div className={styles['body']}>
          <p>{children}</p>
          <ButtonLink to={to}>Create an Account</ButtonLink>
        </div>
      </div>
    </PageSection>
  );
}
