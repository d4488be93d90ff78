import type { ImportReportDetail, UnreadField } from '@waymark/contract/jobs/imports';
import { paths } from '@waymark/contract/paths';
import { formatCount, plural } from '@waymark/contract/text/format-count';
import { Fragment } from 'react';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { saveRejections } from '../api/load-imports.ts';
import { FieldReadings } from './field-readings.tsx';
import { ImportBadge } from './import-badge.tsx';
import styles from '../../../../components/data/desk.module.css';

const columns = [{ name: 'Place' }, { name: 'What is wrong' }];

const shown = 50;

/** An import with everything its report says. */
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
      <p className={styles['badges']}>
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

/** Values that no choice is named after, by field: a mapping can say what they mean. */
function UnreadFields({ unread }: { unread: readonly UnreadField[] }) {
  if (unread.length === 0) return <p className={styles['quiet']}>Every value could be read.</p>;
  return (
    <ul className={styles['list']}>
      {unread.map(({ field, count, values }) => (
        <li key={field}>
          <strong>{field}</strong>: {plural(count, 'value')}
          <span className={styles['detail']}>
            {values.map(({ value, count: times }) => `“${value}” ${formatCount(times)}×`).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The first rejected rows, and all that are kept as a file. */
function RejectedRows({ report: { id, rejected, rejections } }: { report: ImportReportDetail }) {
  if (rejections.length === 0) return <p className={styles['quiet']}>None was rejected.</p>;
  return (
    <>
      <p className={styles['quiet']}>{describeRows(rejected, rejections.length)}</p>
      <DataTable columns={columns}>
        {rejections.slice(0, shown).map(({ at, sourceId, reason }) => (
          <tr key={at}>
            <th scope="row" className={styles['name']}>
              {at}
              {sourceId && <span className={styles['detail']}>id {sourceId}</span>}
            </th>
            <td>{reason}</td>
          </tr>
        ))}
      </DataTable>
      <Actions>
        <SaveFileButton save={() => saveRejections(id)}>Save as CSV</SaveFileButton>
      </Actions>
    </>
  );
}

function describeRows(rejected: number, kept: number): string {
  const first = Math.min(shown, kept);
  if (rejected <= first) return `${formatCount(rejected)} in all.`;
  return `The first ${formatCount(first)} of ${formatCount(rejected)}; the file has ${formatCount(kept)}.`;
}
