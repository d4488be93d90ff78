import { useId, type ReactNode } from 'react';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './about-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface CallPanelProps {
  title: string;
  /** The target of 'Create an Account'. */
  to: string;
  children: ReactNode;
}

/** For guests only. */
export function CallPanel({ title, to, children }: CallPanelProps) {
  const say = useSay();
  const id = useId();
  return (
    <PageSection data-for="guest" aria-labelledby={id}>
      <div className={styles['panel']}>
        <h2 className={styles['panelTitle']} id={id} dir="auto">
          {title}
        </h2>
        <div className={`${ui['grid5']} ${ui['justifyStart']} ${ui['soft']}`}>
          <p>{children}</p>
          <ButtonLink to={to}>{say`Create an Account`}</ButtonLink>
        </div>
      </div>
    </PageSection>
  );
}
