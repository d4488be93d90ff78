import { useId, type ReactNode } from 'react';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './help-page.module.css';
import { type Message, type MessageDescriptor } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { useSay } from '../../../../lib/languages/say.ts';

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

/** Elements, or messages. */
interface KeptRow {
  what: ReactNode | Message;
  why: ReactNode | Message;
  until: ReactNode | Message;
}

interface KeptTableProps {
  heads: readonly [what: string, why: string, until: string];
  rows: readonly KeptRow[];
  caption: string;
}

export function KeptTable({ heads: named, rows, caption }: KeptTableProps) {
  const say = useSay();
  const heads = named.map((head) => say(head));
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
            <th scope="row">{saidOf(say, what)}</th>
            <td data-head={heads[1]}>{saidOf(say, why)}</td>
            <td data-head={heads[2]}>{saidOf(say, until)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const saidOf = (say: Say, cell: ReactNode | Message): ReactNode =>
  typeof cell === 'string' || isDescriptor(cell) ? say(cell) : cell;

const isDescriptor = (cell: ReactNode | Message): cell is MessageDescriptor =>
  typeof cell === 'object' && cell !== null && 'source' in cell;
