import { paths } from '@waymark/contract/paths';
import type { ImportReportDetail } from '@waymark/contract/jobs/imports';
import { formatCount } from '@waymark/contract/text/format-count';
import { Fragment } from 'react';
import styles from '../../../../components/data/desk.module.css';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { FieldReadings } from './field-readings.tsx';
import { ImportBadge } from './import-badge.tsx';
import { RejectedRows } from './rejected-rows.tsx';
import { UnreadFields } from './unread-fields.tsx';

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
