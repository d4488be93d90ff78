import type { LedgerPart } from '@waymark/contract/resumes/resume-check';
import styles from './stored-values.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** What software would store of a part, and what it would leave empty. */
export function StoredValues({ stored }: Pick<LedgerPart, 'stored'>) {
  const say = useSay();
  return (
    <dl className={styles['values']}>
      {stored.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-empty={value === null || undefined}>{value ?? say`nothing found`}</dd>
        </div>
      ))}
    </dl>
  );
}
