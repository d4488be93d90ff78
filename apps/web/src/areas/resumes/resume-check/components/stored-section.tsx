import type { LedgerPart, ReadLedger } from '@waymark/contract/resumes/resume-check';
import { msg, plural } from '@waymark/contract/text/message';
import { useId, useState } from 'react';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { RowButton } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import ui from '../../../../styles/primitives.module.css';
import { MisreadingDialog } from '../../misreadings/components/misreading-dialog.tsx';
import { StoredValues } from '../../misreadings/components/stored-values.tsx';
import { describeCounts, listUnread } from '../rules.ts';
import styles from './stored-section.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

/** What software of an employer would store, by our reader: every line of the file is in one of four classes (L-38). */
export function StoredSection({ resumeId, ledger }: { resumeId: string; ledger: ReadLedger }) {
  const say = useSay();
  const id = useId();
  return (
    <section className={ui['stack5']} aria-labelledby={id}>
      <div className={ui['stack2']}>
        <h2 id={id} className={ui['textXl']}>
          {say`What software would store`}
        </h2>
        <p className={`${ui['soft']} ${ui['measure']}`}>
          {say`Employers’ software files an application by what it reads in it. This is how our program read every line of your file; others read in their own way.`}
        </p>
      </div>
      <CountsBar counts={ledger.counts} />
      <UnreadLines ledger={ledger} />
      <StoredTable resumeId={resumeId} parts={ledger.parts} />
    </section>
  );
}

/** The share of each class; the list below the bar says the same in words. */
function CountsBar({ counts }: Pick<ReadLedger, 'counts'>) {
  const say = useSay();
  const shown = describeCounts(counts);
  return (
    <div className={ui['stack2']}>
      <div className={styles['bar']} aria-hidden="true">
        {shown.map(({ kind, count }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul
        className={`${ui['wrap']} ${ui['textSm']} ${styles['legend']}`}
        aria-label={say`What became of the lines`}
      >
        {shown.map(({ kind, count, words }) => (
          <li key={kind} className={ui['row2']}>
            <span className={styles['key']} data-kind={kind} aria-hidden="true" />
            <span>{rich(say, words(count), { count: <strong /> })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** More lines of a part open on request. */
const linesShown = 5;

function UnreadLines({ ledger }: { ledger: ReadLedger }) {
  const say = useSay();
  const id = useId();
  const parts = listUnread(ledger);
  if (parts.length === 0) return null;
  return (
    <section className={`${ui['stack4']} ${ui['panel']} ${styles['unread']}`} aria-labelledby={id}>
      <div className={ui['stack2']}>
        <h3 id={id} className={ui['textLg']}>
          {say`Not read: ${plural(ledger.counts.unread, 'line')}`}
        </h3>
        <p className={ui['softSm']}>
          {say`Our program found these lines and stored nothing of them. Some need no field, such as a street; a job or a degree among them is lost.`}
        </p>
      </div>
      {parts.map((part) => (
        <UnreadPart key={part.id} part={part} />
      ))}
    </section>
  );
}

function UnreadPart({ part: { label, counts, unread } }: { part: LedgerPart }) {
  const say = useSay();
  const [first, more] = [unread.slice(0, linesShown), unread.slice(linesShown)];
  const left = counts.unread - unread.length;
  return (
    <div className={ui['stack2']}>
      <h4 className={`${ui['textSm']} ${ui['anywhere']}`}>{label}</h4>
      <Lines lines={first} />
      {more.length > 0 && (
        <details>
          <summary>{say`${plural(more.length + left, 'more line')}`}</summary>
          <Lines lines={more} />
          {left > 0 && <p className={ui['note']}>{say`and ${left} more`}</p>}
        </details>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: LedgerPart['unread'] }) {
  const say = useSay();
  return (
    <ul className={`${ui['grid1']} ${ui['textSm']} ${styles['lines']}`}>
      {lines.map(({ line, quote, page }) => (
        <li key={line}>
          {quote}
          {page > 1 && <span className={ui['muted']}> {say`page ${page}`}</span>}
        </li>
      ))}
    </ul>
  );
}

const columns = [{ name: msg`Part` }, { name: msg`Stored` }, { name: msg`Report`, unnamed: true }];

function StoredTable({ resumeId, parts }: { resumeId: string; parts: readonly LedgerPart[] }) {
  const say = useSay();
  const [asked, setAsked] = useState<LedgerPart>();
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable className={styles['table']} columns={columns}>
        {parts.map((part) => (
          <tr key={part.id}>
            <th scope="row">
              {part.label}
              <span className={`${ui['noteXs']} ${ui['subtitle']}`}>{part.says}</span>
            </th>
            <td>
              <StoredFields part={part} />
            </td>
            <td data-print="none">
              {reported.has(part.id) ? (
                <span className={ui['note']}>{say`Reported`}</span>
              ) : (
                <RowButton name={part.label} onPress={() => setAsked(part)}>
                  {say`Read wrongly?`}
                </RowButton>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
      {asked && (
        <MisreadingDialog
          resumeId={resumeId}
          part={asked}
          onReported={() => {
            setReported(new Set([...reported, asked.id]));
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function StoredFields({ part: { id, stored, counts } }: { part: LedgerPart }) {
  const say = useSay();
  const isLost = counts.unread > 0 && stored.length === 0;
  return (
    <div className={ui['stack2']}>
      {stored.length === 0 && <p className={isLost ? '' : ui['muted']}>{describeEmpty(id, counts)}</p>}
      {stored.length > 0 && <StoredValues stored={stored} />}
      {counts.unread > 0 && (
        <p>
          <Badge tone={isLost ? 'bad' : 'neutral'}>{say`${plural(counts.unread, 'line')} not read`}</Badge>
        </p>
      )}
    </div>
  );
}

function describeEmpty(id: string, { text, unread }: LedgerPart['counts']): string {
  if (id === 'furniture') return msg`Left out`;
  if (text > 1 || (text === 1 && unread === 0)) return msg`As a text, without fields`;
  return msg`Nothing`;
}
