import { Prose } from '../../../../components/layout/prose.tsx';
import styles from './post-text.module.css';

/** The text of a post as the server has rendered it, with its pictures and charts. */
export function PostText({ html }: { html: string }) {
  return (
    <div className={styles['text']}>
      <Prose html={html} />
    </div>
  );
}
