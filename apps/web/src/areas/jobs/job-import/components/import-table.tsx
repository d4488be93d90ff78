import { importStateLabels, type ImportState } from '@waymark/contract/jobs/staff-choices';
import type { ImportReport } from '@waymark/contract/jobs/imports';
import { paths, searchPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { Badge } from '../../../../components/data/tag.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { msg } from '@waymark/contract/text/message';

const importColumns = [
  { name: msg`Source` },
  { name: msg`State` },
  { name: msg`New`, numeric: true },
  { name: msg`Changed`, numeric: true },
  { name: msg`Closed`, numeric: true },
  { name: msg`Rejected`, numeric: true },
  { name: msg`When` },
];

interface ImportTableProps {
  imports: readonly ImportReport[];
  /** Whether the viewer may open the reports. */
  isLinked?: boolean;
}

/** Imports with what became of them. */
export function ImportTable({ imports, isLinked = true }: ImportTableProps) {
  return (
    <DataTable columns={importColumns}>
      {imports.map((report) => (
        <ImportRow key={report.id} report={report} isLinked={isLinked} />
      ))}
    </DataTable>
  );
}

function ImportRow({ report, isLinked }: { report: ImportReport; isLinked: boolean }) {
  const locale = useLocale();
  const words = useBoardWords();
  const { id, source, fileName, inserted, updated, closed, rejected, startedAt } = report;
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
        {isLinked ? <Link to={searchPath({ import: id }, paths.staffImports)}>{source}</Link> : fileName}
        {isLinked && <span className={`${ui['note']} ${ui['subtitle']}`}>{fileName}</span>}
      </th>
      <td>
        <ImportBadge state={report.state} />
      </td>
      <NumberCells
        values={{
          New: formatCount(inserted, locale),
          Changed: formatCount(updated, locale),
          Closed: formatCount(closed, locale),
          Rejected: formatCount(rejected, locale),
        }}
      />
      <td className={`${ui['softSm']} ${ui['nowrap']}`}>
        <time dateTime={startedAt}>{formatSince(words, startedAt, locale)}</time>
      </td>
    </tr>
  );
}

/** The numbers of a row by their columns. */
export function NumberCells({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <td key={name} data-numeric data-label={name}>
      {value}
    </td>
  ));
}

const tones = { running: 'neutral', finished: 'good', failed: 'bad', 'broken-off': 'bad' } as const;

/** How far an import is. */
export function ImportBadge({ state }: { state: ImportState }) {
  return <Badge tone={tones[state]}>{importStateLabels[state]}</Badge>;
}
