import type { ImportReport, ImportReportDetail } from '@waymark/contract/jobs/imports';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import type { Locale } from '@waymark/contract/text/locales';
import { Fragment } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { downloadFile } from '../../../../lib/api-client.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { FieldReadings, LackingList, UnreadFields } from './import-readings.tsx';
import { ImportBadge, ImportTable } from './import-table.tsx';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

/** Runs of sources and of the command, latest first (J-5). */
export function ImportRuns({
  imports,
  pathOfPage,
}: {
  imports: Page<ImportReport>;
  pathOfPage: (page: number) => string;
}) {
  const say = useSay();
  const { data, total, page, pageSize } = imports;
  return (
    <>
      {total > 0 ? (
        <ImportTable imports={data} />
      ) : (
        <EmptyState title={say`Nothing was imported yet`}>
          {say`What became of each run of a source, of a file and of the import at the machine stands here.`}
        </EmptyState>
      )}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={pathOfPage} />
    </>
  );
}

const rejectionColumns = [{ name: msg`Place` }, { name: msg`What is wrong` }];

const maxShown = 50;

export function ImportDesk({ report }: { report: ImportReportDetail }) {
  const say = useSay();
  const { source, state, failure, mirrorRefused, unread, lackingAds, fields } = report;
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={paths.staffImports}>
            {say`Back to the list`}
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
      <Card title={say`Result`}>
        <Counts report={report} />
      </Card>
      <Card title={say`What was read how`}>
        <FieldReadings fields={fields} />
      </Card>
      <Card title={say`What stayed unread`}>
        <UnreadFields unread={unread} />
      </Card>
      <Card title={say`What laws ask for`}>
        <LackingList lacking={lackingAds} />
      </Card>
      <Card title={say`Rejected rows`}>
        <RejectedRows report={report} />
      </Card>
    </>
  );
}

function Counts({ report }: { report: ImportReportDetail }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { fileName, employer, startedAt, read, inserted, updated, unchanged, shared, closed, rejected } =
    report;
  const counts = { Read: read, New: inserted, Changed: updated, Unchanged: unchanged, Closed: closed };
  return (
    <dl className={styles['facts']}>
      <dt>{say`File`}</dt>
      <dd>{fileName}</dd>
      <dt>{say`Started`}</dt>
      <dd>
        <time dateTime={startedAt}>{formatSince(words, startedAt, locale)}</time>
      </dd>
      {employer && (
        <>
          <dt>{say`Applications go to`}</dt>
          <dd>{employer.name}</dd>
        </>
      )}
      {Object.entries({ ...counts, 'From another source': shared, Rejected: rejected }).map(
        ([name, count]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(count, locale)}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}

function RejectedRows({ report: { id, rejected, rejections } }: { report: ImportReportDetail }) {
  const say = useSay();
  const locale = useLocale();
  const key = 'GET /staff/imports/:importId/rejections';
  const save = () => downloadFile(key, { params: { importId: id } }, 'rejected-rows.csv');
  if (rejections.length === 0) return <p className={ui['note']}>{say`None was rejected.`}</p>;
  return (
    <>
      <p className={ui['note']}>{describeRows(say, rejected, rejections.length, locale)}</p>
      <DataTable columns={rejectionColumns}>
        {rejections.slice(0, maxShown).map(({ at, sourceId, reason }) => (
          <tr key={at}>
            <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
              {at}
              {sourceId && <span className={`${ui['note']} ${ui['subtitle']}`}>{say`id ${sourceId}`}</span>}
            </th>
            <td>{reason}</td>
          </tr>
        ))}
      </DataTable>
      <Actions>
        <SaveFileButton save={save}>{say`Save as CSV`}</SaveFileButton>
      </Actions>
    </>
  );
}

function describeRows(say: Say, rejected: number, kept: number, language: Locale): string {
  const first = Math.min(maxShown, kept);
  if (rejected <= first) return say`${formatCount(rejected, language)} in all.`;
  return say`The first ${formatCount(first, language)} of ${formatCount(rejected, language)}; the file has ${formatCount(kept, language)}.`;
}
