import { staffIssueLists, type StaffIssueList } from '@waymark/contract/content/choices/newsletter';
import type { Audience, StaffIssue } from '@waymark/contract/content/issues';
import { formatCount } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DataTable } from '../../../../../components/data/data-table.tsx';
import desk from '../../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../../components/data/tab-links.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { PageHeading } from '../../../../../components/layout/page-heading.tsx';
import { messageOf } from '../../../../../lib/api-answer.ts';
import { formatMoment } from '../../../../../lib/format-date.ts';
import { formatSince } from '../../../../../lib/format-since.ts';
import { showError } from '../../../../../lib/toasts.ts';
import { beginIssue } from '../../api/change-issue.ts';
import type { LoadedIssueList } from '../../api/load-staff-issues.ts';
import { staffIssuePath, staffIssuesPath } from '../../rules.ts';
import styles from './issue-desk.module.css';
import { IssueStateBadge } from './issue-state.tsx';

const columns = [{ name: 'Subject' }, { name: 'State' }, { name: 'Saved' }];
const sentColumns = [
  { name: 'Subject' },
  { name: 'State' },
  { name: 'Sent', numeric: true },
  { name: 'Failed', numeric: true },
  { name: 'Stopped it', numeric: true },
];

const empty: Readonly<Record<StaffIssueList, { title: string; text: string }>> = {
  drafts: { title: 'No drafts', text: 'Write an issue: it saves itself here until you send it.' },
  scheduled: { title: 'Nothing is scheduled', text: 'An issue that you give a day waits here for it.' },
  sent: { title: 'Nothing was sent yet', text: 'How each issue arrived is told here.' },
};

/** All issues by how they stand, and who gets them (L-20). */
export function IssueList({ show, list }: LoadedIssueList) {
  return (
    <>
      <PageHeading tools={<NewIssue />}>Newsletter</PageHeading>
      <AudienceFigures audience={list.audience} />
      <TabLinks
        label="Lists of issues"
        tabs={staffIssueLists.map(({ value, label }) => ({
          label,
          to: staffIssuesPath(value),
          isCurrent: value === show,
        }))}
      />
      {list.total === 0 ? (
        <EmptyState title={empty[show].title}>{empty[show].text}</EmptyState>
      ) : (
        <DataTable columns={show === 'sent' ? sentColumns : columns}>
          {list.data.map((issue) => (
            <Row key={issue.id} issue={issue} />
          ))}
        </DataTable>
      )}
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(page) => staffIssuesPath(show, page)}
      />
    </>
  );
}

function AudienceFigures({ audience }: { audience: Audience }) {
  const figures = [
    { name: 'get the newsletter', count: audience.confirmed },
    { name: 'have not confirmed yet', count: audience.waiting },
    { name: 'stopped it, or take no mail, in the last 30 days', count: audience.stopped },
  ];
  return (
    <ul className={styles['figures']} aria-label="Subscribers">
      {figures.map(({ name, count }) => (
        <li key={name}>
          <strong>{formatCount(count)}</strong> <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Row({ issue }: { issue: StaffIssue }) {
  const { id, title, figures, savedAt, startedAt } = issue;
  return (
    <tr>
      <th scope="row" className={desk['name']}>
        <Link to={staffIssuePath(id)}>{title || 'Without a subject'}</Link>
        {startedAt && <span className={desk['detail']}>{formatMoment(startedAt)}</span>}
      </th>
      <td>
        <IssueStateBadge issue={issue} />
      </td>
      {figures ? (
        <>
          <td data-label="Sent" data-numeric>
            {formatCount(figures.sent)}
          </td>
          <td data-label="Failed" data-numeric>
            {formatCount(figures.failed)}
          </td>
          <td data-label="Stopped it" data-numeric>
            {formatCount(figures.stopped)}
          </td>
        </>
      ) : (
        <td className={desk['since']}>
          <time dateTime={savedAt}>{formatSince(savedAt)}</time>
        </td>
      )}
    </tr>
  );
}

function NewIssue() {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  async function begin() {
    setPending(true);
    try {
      await navigate(staffIssuePath(await beginIssue()));
    } catch (failure) {
      showError(messageOf(failure));
      setPending(false);
    }
  }

  return (
    <Button pending={pending} onClick={() => void begin()}>
      Write an issue
    </Button>
  );
}
