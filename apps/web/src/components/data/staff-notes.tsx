import type { StaffNote } from '@waymark/contract/identity/decisions';
import { formatMoment } from '../../lib/format-date.ts';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import styles from './desk.module.css';
import { useSay } from '../../lib/languages/say.ts';

/** What staff did with something before, newest first. */
export function StaffNotes({ notes }: { notes: readonly StaffNote[] }) {
  const say = useSay();
  const locale = useLocale();
  if (notes.length === 0)
    return <p className={styles['none']}>{say`No staff member has done anything here yet.`}</p>;
  return (
    <ol className={ui['grid3']}>
      {notes.map(({ id, who, what, reason, at }) => (
        <li className={ui['anywhere']} key={id}>
          <strong>{who ?? say`The operator`}</strong> {what}{' '}
          <time className={styles['when']} dateTime={at}>
            {formatMoment(at, locale)}
          </time>
          {reason && (
            <p className={styles['reason']} dir="auto">
              {reason}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
