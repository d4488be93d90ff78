import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface SettingsGroupProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of settings that belong together, below the one of all. */
export function SettingsGroup({ title, lead, children }: SettingsGroupProps) {
  const say = useSay();
  return (
    <div className={styles['page']}>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={paths.staffSettings}>
            {say`All settings`}
          </ButtonLink>
        }
      >
        {title}
      </PageHeading>
      <p className={ui['measure']}>{lead}</p>
      <div className={`${styles['part']} ${styles['wide']}`}>{children}</div>
    </div>
  );
}
