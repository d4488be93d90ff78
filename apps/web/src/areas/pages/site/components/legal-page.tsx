import { PageHead } from '../../../../components/layout/page-head.tsx';
import { Prose } from '../../../../components/layout/prose.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './about-page.module.css';

interface LegalPageProps {
  title: string;
  html: string;
  /** Stored with each account that agreed to it. */
  version?: string;
}

export function LegalPage({ title, html, version }: LegalPageProps) {
  return (
    <div className={`${ui['stack6']} ${ui['pageWidth']} ${styles['page']}`}>
      <PageHead title={title} />
      <div className={`${ui['measure']} ${ui['anywhere']}`}>
        <Prose html={html} />
        {version && <p className={`${ui['note']} ${styles['version']}`}>Version {version}</p>}
      </div>
    </div>
  );
}
