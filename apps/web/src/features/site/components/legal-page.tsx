import { PageHead } from '../../../components/layout/page-head.tsx';
import { Prose } from '../../../components/layout/prose.tsx';
import styles from './legal-page.module.css';

/** A text of whoever runs the board, as its server has rendered it. */
export function LegalPage({ title, html }: { title: string; html: string }) {
  return (
    <div className={styles['page']}>
      <PageHead title={title} />
      <div className={styles['text']}>
        <Prose html={html} />
      </div>
    </div>
  );
}
