import { staffIssueLists, type StaffIssueList } from '@waymark/contract/content/choices';
import type { Audience, StaffIssue } from '@waymark/contract/content/issues';
import type { Page } from '@waymark/contract/pagination';
import { formatCount } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import desk from '../../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk, SinceCell } from '../../../../../components/data/desk.tsx';
import { Badge } from '../../../../../components/data/tag.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { callApi } from '../../../../../lib/api-client.ts';
import { formatMoment } from '../../../../../lib/format-date.ts';
import { showFailed } from '../../../../../lib/toasts.ts';
import { useLocale } from '../../../../../lib/languages/language.ts';
import ui from '../../../../../styles/primitives.module.css';
import { staffIssuePath, staffIssuesPath } from '../../rules.ts';
import styles from '../newsletter.module.css';
import { useSay } from '../../../../../lib/languages/say.ts';

const columns = [{ name: msg`Subject` }, { name: msg`State` }, { name: msg`Saved` }];
const sentColumns = [
  { name: msg`Subject` },
  { name: msg`State` },
  { name: msg`Sent`, numeric: true },
  { name: msg`Failed`, numeric: true },
  { name: msg`Stopped it`, numeric: true },
];

const empty: Readonly<Record<StaffIssueList, { title: string; text: string }>> = {
  drafts: { title: msg`No drafts`, text: msg`Write an issue: it saves itself here until you send it.` },
  scheduled: { title: msg`Nothing is scheduled`, text: msg`An issue that you give a day waits here for it.` },
  sent: { title: msg`Nothing was sent yet`, text: msg`The figures of each issue stand here.` },
};

interface IssueListProps {
  show: StaffIssueList;
  list: Page<StaffIssue> & { audience: Audience };
}

/** Issues by state, and the number of subscribers (L-20). */
export function IssueList({ show, list }: IssueListProps) {
  const say = useSay();
  return (
    <DeskList
      title={say`Newsletter`}
      tools={<NewIssue />}
      intro={<AudienceFigures audience={list.audience} />}
      tabs={{
        label: say`Lists of issues`,
        choices: staffIssueLists,
        show,
        pathOf: (value) => staffIssuesPath(value),
      }}
      list={list}
      pathOfPage={(page) => staffIssuesPath(show, page)}
      columns={show === 'sent' ? sentColumns : columns}
      empty={<EmptyDesk title={empty[show].title}>{empty[show].text}</EmptyDesk>}
    >
      {list.data.map((issue) => (
        <Row key={issue.id} issue={issue} />
      ))}
    </DeskList>
  );
}

function AudienceFigures({ audience }: { audience: Audience }) {
  const say = useSay();
  const locale = useLocale();
  const figures = [
    { name: say`get the newsletter`, count: audience.confirmed },
    { name: say`have not confirmed yet`, count: audience.waiting },
    { name: say`stopped it, or take no mail, in the last 30 days`, count: audience.stopped },
  ];
  return (
    <ul className={`${ui['wrap']} ${styles['figures']}`} aria-label={say`Subscribers`}>
      {figures.map(({ name, count }) => (
        <li key={name}>
          <strong>{formatCount(count, locale)}</strong> <span dir="auto">{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Row({ issue }: { issue: StaffIssue }) {
  const say = useSay();
  const locale = useLocale();
  const { id, title, figures, savedAt, startedAt } = issue;
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
        <Link to={staffIssuePath(id)}>{title || say`Without a subject`}</Link>
        {startedAt && (
          <span className={`${ui['note']} ${ui['subtitle']}`}>{formatMoment(startedAt, locale)}</span>
        )}
      </th>
      <td>
        <IssueStateBadge issue={issue} />
      </td>
      {figures ? (
        <>
          <td data-label={say`Sent`} data-numeric>
            {formatCount(figures.sent, locale)}
          </td>
          <td data-label={say`Failed`} data-numeric>
            {formatCount(figures.failed, locale)}
          </td>
          <td data-label={say`Stopped it`} data-numeric>
            {formatCount(figures.stopped, locale)}
          </td>
        </>
      ) : (
        <SinceCell at={savedAt} />
      )}
    </tr>
  );
}

function NewIssue() {
  const say = useSay();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  async function begin() {
    setPending(true);
    try {
      const { data } = await callApi('POST /staff/newsletter');
      await navigate(staffIssuePath(data.id));
    } catch (failure) {
      showFailed(failure);
      setPending(false);
    }
  }

  return (
    <Button pending={pending} onClick={() => void begin()}>
      {say`Write an issue`}
    </Button>
  );
}

const stateBadges = {
  draft: { tone: 'neutral', text: msg`Draft` },
  sending: { tone: 'neutral', text: msg`On its way` },
  sent: { tone: 'good', text: msg`Sent` },
  stopped: { tone: 'bad', text: msg`Stopped` },
} as const;

interface IssueStateProps {
  issue: Pick<StaffIssue, 'state' | 'scheduledFor' | 'isHeld'>;
}

export function IssueStateBadge({ issue: { state, scheduledFor, isHeld } }: IssueStateProps) {
  const say = useSay();
  const locale = useLocale();
  if (isHeld && scheduledFor !== null)
    return <Badge tone="bad">{say`Held, set for ${formatMoment(scheduledFor, locale)}`}</Badge>;
  if (scheduledFor !== null) return <Badge>{say`Scheduled for ${formatMoment(scheduledFor, locale)}`}</Badge>;
  return <Badge tone={stateBadges[state].tone}>{stateBadges[state].text}</Badge>;
}
