import type { LegalText } from '@waymark/contract/office/choices';
import { legalVersionsPath } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import { Prose } from '../../../../components/layout/prose.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './about-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface LegalPageProps {
  title: string;
  html: string;
  /** Of a text whose earlier versions can be read; accounts keep the one that they agreed to. */
  version?: { of: LegalText; name: string };
  /** Above the text. */
  before?: ReactNode;
  children?: ReactNode;
}

export function LegalPage({ title, html, version, before, children }: LegalPageProps) {
  const say = useSay();
  return (
    <div className={`${ui['stack6']} ${ui['pageWidth']} ${styles['page']}`}>
      <PageHead title={title} />
      <div className={`${ui['measure']} ${ui['anywhere']}`}>
        {before && <div className={styles['before']}>{before}</div>}
        <Prose html={html} />
        {version && (
          <p className={`${ui['note']} ${styles['version']}`}>
            {say`Version ${version.name}.`}{' '}
            <Link to={legalVersionsPath(version.of)}>{say`Earlier versions`}</Link>
          </p>
        )}
        {children && <div className={styles['after']}>{children}</div>}
      </div>
    </div>
  );
}
