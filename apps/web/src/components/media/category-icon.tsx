import icons from './category-icons.svg';
import styles from './category-icon.module.css';

/** A drawn sign for a job category; its name stands beside it. */
export function CategoryIcon({ category }: { category: string }) {
  return (
    <svg className={styles['icon']} width="28" height="28" aria-hidden="true">
      <use href={`${icons}#${category}`} />
    </svg>
  );
}
