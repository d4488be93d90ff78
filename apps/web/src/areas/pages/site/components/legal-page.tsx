import { PageHead } from '../../../../components/layout/page-head.tsx';
import { Prose } from '../../../../components/layout/prose.tsx';
import styles from './legal-page.module.css';

interface LegalPageProps {
  title: string;
  html: string;
  /** Stored with each account that agreed to it. */
  version?: string;
}

export function LegalPage({ title, html, version }: LegalPageProps) {
  return (
    <div className={styles['page']}>
      <PageHead title={title} />
      <div className={styles['text']}>
        <Prose html={html} />
        {version && <p className={styles['version']}>Version {version}</p>}
      </div>
    </div>
  );
}
