import {
  importedFieldLabels,
  importStateLabels,
  type ImportState,
} from '@waymark/contract/jobs/staff-choices';
import type {
  FieldReading,
  ImportReport,
  ImportReportDetail,
  UnreadField,
} from '@waymark/contract/jobs/imports';
import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import { formatCount, plural } from '@waymark/contract/text/format';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { downloadFile } from '../../../../lib/api-client.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import ui from '../../../../styles/primitives.module.css';
import { shareUnread } from '../rules.ts';

const importColumns = [
  { name: 'Source' },
  { name: 'State' },
  { name: 'New', numeric: true },
  { name: 'Changed', numeric: true },
  { name: 'Closed', numeric: true },
  { name: 'Rejected', numeric: true },
  { name: 'When' },
];

/** Imports of postings, latest first (J-5). */
export function ImportList({ imports }: { imports: Page<ImportReport> }) {
  const { data, total, page, pageSize } = imports;
  return (
    <>
      <PageHeading>Imports</PageHeading>
      <p className={ui['note']}>
        Each run of <code>npm run jobs:import</code> leaves a report here. The last two hundred are kept.
      </p>
      {total > 0 ? (
        <DataTable columns={importColumns}>
          {data.map((report) => (
            <ImportRow key={report.id} report={report} />
          ))}
        </DataTable>
      ) : (
        <EmptyState title="Nothing was imported yet">
          Postings come in from a file by the command above; what became of them stands here then.
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => searchPath({ page: next === 1 ? '' : next }, paths.staffImports)}
      />
    </>
  );
}

function ImportRow({ report }: { report: ImportReport }) {
  const { id, source, fileName, inserted, updated, closed, rejected, startedAt } = report;
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
        <Link to={searchPath({ import: id }, paths.staffImports)}>{source}</Link>
        <span className={`${ui['note']} ${ui['subtitle']}`}>{fileName}</span>
      </th>
      <td>
        <ImportBadge state={report.state} />
      </td>
      <NumberCells
        values={{
          New: formatCount(inserted),
          Changed: formatCount(updated),
          Closed: formatCount(closed),
          Rejected: formatCount(rejected),
        }}
      />
      <td className={`${ui['softSm']} ${ui['nowrap']}`}>
        <time dateTime={startedAt}>{formatSince(startedAt)}</time>
      </td>
    </tr>
  );
}

/** The numbers of a row by their columns. */
function NumberCells({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <td key={name} data-numeric data-label={name}>
      {value}
    </td>
  ));
}

const tones = { running: 'neutral', finished: 'good', failed: 'bad', 'broken-off': 'bad' } as const;

function ImportBadge({ state }: { state: ImportState }) {
  return <Badge tone={tones[state]}>{importStateLabels[state]}</Badge>;
}

const rejectionColumns = [{ name: 'Place' }, { name: 'What is wrong' }];

const maxShown = 50;

export function ImportDesk({ report }: { report: ImportReportDetail }) {
  const { source, state, failure, mirrorRefused, unread, fields } = report;
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={paths.staffImports}>
            Back to the list
          </ButtonLink>
        }
      >
        {source}
      </PageHeading>
      <p className={ui['cluster2']}>
        <ImportBadge state={state} />
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {mirrorRefused && <Notice tone="bad">{mirrorRefused}</Notice>}
      <Card title="What became of it">
        <Counts report={report} />
      </Card>
      <Card title="What was read how">
        <FieldReadings fields={fields} />
      </Card>
      <Card title="What stayed unread">
        <UnreadFields unread={unread} />
      </Card>
      <Card title="Rejected rows">
        <RejectedRows report={report} />
      </Card>
    </>
  );
}

function Counts({ report }: { report: ImportReportDetail }) {
  const { fileName, employer, startedAt, read, inserted, updated, unchanged, closed, rejected } = report;
  const counts = { Read: read, New: inserted, Changed: updated, Unchanged: unchanged, Closed: closed };
  return (
    <dl className={styles['facts']}>
      <dt>File</dt>
      <dd>{fileName}</dd>
      <dt>Started</dt>
      <dd>
        <time dateTime={startedAt}>{formatSince(startedAt)}</time>, at the machine itself
      </dd>
      {employer && (
        <>
          <dt>Applications go to</dt>
          <dd>{employer.name}</dd>
        </>
      )}
      {Object.entries({ ...counts, Rejected: rejected }).map(([name, count]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{formatCount(count)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Values without a matching choice, by field; a mapping can explain them. */
function UnreadFields({ unread }: { unread: readonly UnreadField[] }) {
  if (unread.length === 0) return <p className={ui['note']}>Every value could be read.</p>;
  return (
    <ul className={ui['grid4']}>
      {unread.map(({ field, count, values }) => (
        <li key={field}>
          <strong>{field}</strong>: {plural(count, 'value')}
          <span className={`${ui['note']} ${ui['subtitle']}`}>
            {values.map(({ value, count: times }) => `“${value}” ${formatCount(times)}×`).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function RejectedRows({ report: { id, rejected, rejections } }: { report: ImportReportDetail }) {
  const key = 'GET /staff/imports/:importId/rejections';
  const save = () => downloadFile(key, { params: { importId: id } }, 'rejected-rows.csv');
  if (rejections.length === 0) return <p className={ui['note']}>None was rejected.</p>;
  return (
    <>
      <p className={ui['note']}>{describeRows(rejected, rejections.length)}</p>
      <DataTable columns={rejectionColumns}>
        {rejections.slice(0, maxShown).map(({ at, sourceId, reason }) => (
          <tr key={at}>
            <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
              {at}
              {sourceId && <span className={`${ui['note']} ${ui['subtitle']}`}>id {sourceId}</span>}
            </th>
            <td>{reason}</td>
          </tr>
        ))}
      </DataTable>
      <Actions>
        <SaveFileButton save={save}>Save as CSV</SaveFileButton>
      </Actions>
    </>
  );
}

function describeRows(rejected: number, kept: number): string {
  const first = Math.min(maxShown, kept);
  if (rejected <= first) return `${formatCount(rejected)} in all.`;
  return `The first ${formatCount(first)} of ${formatCount(rejected)}; the file has ${formatCount(kept)}.`;
}

const fieldColumns = [
  { name: 'Field' },
  { name: 'Read', numeric: true },
  { name: 'Learnt', numeric: true },
  { name: 'Not stated', numeric: true },
  { name: 'Unread', numeric: true },
  { name: 'Share unread', numeric: true },
];

function FieldReadings({ fields }: { fields: readonly FieldReading[] }) {
  if (fields.length === 0) return <p className={ui['note']}>It was not counted yet when this ran.</p>;
  return (
    <>
      <p className={ui['note']}>
        In postings. Learnt values come from the title or the places, where the source has none.
      </p>
      <DataTable columns={fieldColumns}>
        {fields.map((reading) => (
          <tr key={reading.field}>
            <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
              {importedFieldLabels[reading.field]}
            </th>
            <NumberCells
              values={{
                Read: formatCount(reading.read),
                Learnt: formatCount(reading.learnt),
                'Not stated': formatCount(reading.missing),
                Unread: formatCount(reading.unread),
                'Share unread': shareUnread(reading),
              }}
            />
          </tr>
        ))}
      </DataTable>
    </>
  );
}
