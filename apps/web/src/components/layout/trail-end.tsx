import styles from '../data/state.module.css';

/** A signpost at the end of a path: the drawing of empty lists and missing pages. */
export function TrailEnd() {
  return (
    <svg className={styles['drawing']} viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
      <path className={styles['ground']} d="M2 88c28-14 46-2 70-8s48-18 86-8" />
      <path className={styles['path']} d="M12 94c22-8 40 2 58-10" />
      <path className={styles['post']} d="M86 82V14" />
      <path className={styles['sign']} d="M66 18h42l12 11-12 11H66z" />
      <path className={styles['blank']} d="M106 46H72l-9 9 9 9h34z" />
    </svg>
  );
}
