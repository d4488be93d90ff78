import { useId, type ReactNode } from 'react';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './help-page.module.css';
import { useSay } from '../../../../lib/say.ts';

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
  const say = useSay();
  return (
    <table className={styles['table']} aria-label={caption}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, why, until }, at) => (
          <tr key={at}>
            <th scope="row">{say(what)}</th>
            <td data-head={say(heads[1])}>{say(why)}</td>
            <td data-head={say(heads[2])}>{say(until)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
