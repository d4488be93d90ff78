import { markOf } from '../lib/draw-mark.ts';
import styles from './company-mark.module.css';

/** A drawn sign for a name, like a painted trail mark; the same name always gets the same one. */
export function CompanyMark({ name, size = 'm' }: { name: string; size?: 's' | 'm' | 'l' }) {
  const mark = markOf(name);
  return (
    <svg className={styles['mark']} data-size={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={mark.ground} />
      <path d={mark.shape} fill={mark.sign} />
      <text x="24" y="30.5" textAnchor="middle" className={styles['initials']}>
        {mark.initials}
      </text>
    </svg>
  );
}
