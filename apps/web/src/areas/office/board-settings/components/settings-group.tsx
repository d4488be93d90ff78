import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import styles from './board-settings.module.css';

interface SettingsGroupProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of settings that belong together, below the one of all. */
export function SettingsGroup({ title, lead, children }: SettingsGroupProps) {
  return (
    <div className={styles['page']}>
      <div>
        <Link to={paths.staffSettings}>All settings</Link>
        <PageHeading>{title}</PageHeading>
      </div>
      <p>{lead}</p>
      <div className={`${styles['part']} ${styles['wide']}`}>{children}</div>
    </div>
  );
}
