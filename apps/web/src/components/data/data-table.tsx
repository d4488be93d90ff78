import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './data-table.module.css';

interface Column {
  name: string;
  /** Its values are figures. */
  numeric?: boolean;
  /** The values tell by themselves what they are: its name is for screen readers. */
  unnamed?: boolean;
  /** What stands in its head instead of the name: a box that selects all, a link that sorts. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
}

interface DataTableProps {
  columns: readonly Column[];
  /** The rows. Where there is no room a cell with `data-label` begins with that. */
  children: ReactNode;
  className?: string | undefined;
}

export function DataTable({ columns, children, className = '' }: DataTableProps) {
  return (
    <table className={`${styles['table']} ${className}`}>
      <thead>
        <tr>
          {columns.map(({ name, numeric, unnamed, head = name, sorted }) => (
            <th key={name} scope="col" data-numeric={numeric} aria-sort={sorted}>
              {unnamed ? <VisuallyHidden>{name}</VisuallyHidden> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
