import type { StoredField } from '@waymark/contract/resumes/resume-check';
import { useId } from 'react';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from './stored-table.module.css';

/** What software of an employer would keep of the resume, as far as our own reader goes. */
export function StoredTable({ stored }: { stored: readonly StoredField[] }) {
  const id = useId();
  return (
    <section className={styles['stored']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        What software would store
      </h2>
      <p className={styles['lead']}>
        Employers’ software files an application by fields like these. Each program reads in its own way: this
        is how ours read your file. Where a field is wrong or empty, look at how the file says it.
      </p>
      <DataTable className={styles['table']} columns={[{ name: 'Field' }, { name: 'Stored' }]}>
        {stored.map(({ group, label, value }) => (
          <tr key={`${group} ${label}`}>
            <th scope="row">
              <span className={styles['group']}>{group}</span> {label}
            </th>
            <td data-label="Stored" data-empty={value === null || undefined}>
              {value ?? 'nothing found'}
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
