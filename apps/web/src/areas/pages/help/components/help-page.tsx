import { useId, type ReactNode } from 'react';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './help-page.module.css';

interface HelpPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page that explains something of the board in a few sections. */
export function HelpPage({ title, lead, children }: HelpPageProps) {
  return (
    <div className={`${ui['stack7']} ${ui['page']}`}>
      <PageHead title={title} lead={lead} />
      {children}
    </div>
  );
}

interface HelpSectionProps {
  title: string;
  /** Holds a table, which needs more room than lines of text. */
  isWide?: boolean;
  children: ReactNode;
}

export function HelpSection({ title, isWide = false, children }: HelpSectionProps) {
  const id = useId();
  return (
    <section
      className={`${ui['stack4']} ${styles['section']} ${isWide ? styles['wide'] : ''}`}
      aria-labelledby={id}
    >
      <h2 className={ui['textXl']} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface KeptRow {
  what: ReactNode;
  why: ReactNode;
  until: ReactNode;
}

interface KeptTableProps {
  heads: readonly [what: string, why: string, until: string];
  rows: readonly KeptRow[];
  caption: string;
}

export function KeptTable({ heads, rows, caption }: KeptTableProps) {
  return (
    <table className={styles['table']} aria-label={caption}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, why, until }, at) => (
          <tr key={at}>
            <th scope="row">{what}</th>
            <td data-head={heads[1]}>{why}</td>
            <td data-head={heads[2]}>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
