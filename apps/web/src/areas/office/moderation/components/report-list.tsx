import { conversationReportReasons } from '@waymark/contract/hiring/choices/conversations';
import { jobReportReasons } from '@waymark/contract/jobs/choices/job-reports';
import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import type { Page } from '@waymark/contract/pagination';
import type { ReportedConversation, ReportedJob } from '@waymark/contract/office/reports';
import { formatCount } from '@waymark/contract/text/format-count';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { moderationLabels } from '../constants.ts';
import { reportsPath } from '../rules.ts';

type Kind = 'jobs' | 'conversations';

interface ReportFrameProps {
  kind: Kind;
  list: Page<unknown>;
  children: ReactNode;
}

function ReportFrame({ kind, list, children }: ReportFrameProps) {
  const tabs: { label: string; value: Kind }[] = [
    { label: 'Postings', value: 'jobs' },
    { label: 'Conversations', value: 'conversations' },
  ];
  return (
    <>
      <PageHeading>Reports</PageHeading>
      <TabLinks
        label="Lists of reports"
        tabs={tabs.map(({ label, value }) => ({
          label,
          to: reportsPath({ kind: value }),
          isCurrent: value === kind,
        }))}
      />
      {list.total > 0 ? (
        children
      ) : (
        <EmptyState title="Nothing is reported">What seekers and candidates report comes here.</EmptyState>
      )}
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(page) => reportsPath({ kind, page })}
      />
    </>
  );
}

const jobColumns = [
  { name: 'Posting' },
  { name: 'Reports', numeric: true },
  { name: 'What is said' },
  { name: 'Since' },
];

/** Postings that somebody has reported, the most reported first (L-7). */
export function ReportedJobs({ jobs }: { jobs: Page<ReportedJob> }) {
  return (
    <ReportFrame kind="jobs" list={jobs}>
      <DataTable columns={jobColumns}>
        {jobs.data.map(({ jobId, title, company, count, reasons, moderation, oldestAt }) => (
          <tr key={jobId}>
            <th scope="row" className={desk['name']}>
              <Link to={reportsPath({ job: jobId })}>{title}</Link>
              <span className={desk['detail']}>{company.name}</span>
            </th>
            <td data-numeric data-label="Reports">
              {formatCount(count)}
            </td>
            <td>
              <span className={desk['badges']}>
                {moderation && <Badge>{moderationLabels[moderation]}</Badge>}
                {reasons.map(({ reason, count: said }) => (
                  <Badge key={reason} tone="bad">
                    {labelOf(jobReportReasons, reason)}
                    {said > 1 && ` × ${formatCount(said)}`}
                  </Badge>
                ))}
              </span>
            </td>
            <td className={desk['since']}>
              <time dateTime={oldestAt}>{formatSince(oldestAt)}</time>
            </td>
          </tr>
        ))}
      </DataTable>
    </ReportFrame>
  );
}

const conversationColumns = [{ name: 'Company' }, { name: 'What is said' }, { name: 'Since' }];

/** Conversations that a candidate has reported, the oldest first. */
export function ReportedConversations({ conversations }: { conversations: Page<ReportedConversation> }) {
  return (
    <ReportFrame kind="conversations" list={conversations}>
      <DataTable columns={conversationColumns}>
        {conversations.data.map(({ conversationId, company, reason, text, at }) => (
          <tr key={conversationId}>
            <th scope="row" className={desk['name']}>
              <Link to={reportsPath({ conversation: conversationId })}>{company.name}</Link>
            </th>
            <td>
              <Badge tone="bad">{labelOf(conversationReportReasons, reason)}</Badge>
              {text && <span className={desk['detail']}>{text}</span>}
            </td>
            <td className={desk['since']}>
              <time dateTime={at}>{formatSince(at)}</time>
            </td>
          </tr>
        ))}
      </DataTable>
    </ReportFrame>
  );
}
