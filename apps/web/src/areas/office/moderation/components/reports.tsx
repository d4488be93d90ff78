import { conversationReportReasons } from '@waymark/contract/hiring/choices';
import { labelOf } from '@waymark/contract/jobs/choices';
import type {
  ReportedConversation,
  ReportedConversationDetail,
  ReportedJob,
  ReportedJobDetail,
} from '@waymark/contract/office/reports';
import { decisionReasonMaxLength } from '@waymark/contract/identity/staff-choices';
import type { Page } from '@waymark/contract/pagination';
import { formatCount } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import desk from '../../../../components/data/desk.module.css';
import { DeskHeading, DeskList, EmptyDesk, Since, SinceCell } from '../../../../components/data/desk.tsx';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import type { ButtonVariant } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { ReasonButton } from '../../../../components/overlay/reason-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { reasonLabel } from '@waymark/contract/jobs/report-choices';
import { msg, plural } from '@waymark/contract/text/message';
import ui from '../../../../styles/primitives.module.css';
import { moderationLabels } from '../constants.ts';
import { moderatedPostingsPath, reportsPath } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const kinds = [
  { label: msg`Postings`, value: 'jobs' },
  { label: msg`Conversations`, value: 'conversations' },
] as const;

interface FrameProps {
  kind: (typeof kinds)[number]['value'];
  list: Page<unknown>;
  children: ReactNode;
}

function Frame({ kind, list, children }: FrameProps) {
  const say = useSay();
  return (
    <DeskList
      title={say`Reports`}
      tabs={{
        label: say`Lists of reports`,
        choices: kinds,
        show: kind,
        pathOf: (value) => reportsPath({ kind: value }),
      }}
      list={list}
      pathOfPage={(page) => reportsPath({ kind, page })}
      empty={
        <EmptyDesk
          title={say`Nothing is reported`}
        >{say`What seekers and candidates report comes here.`}</EmptyDesk>
      }
    >
      {children}
    </DeskList>
  );
}

const jobColumns = [
  { name: msg`Posting` },
  { name: msg`Reports`, numeric: true },
  { name: msg`What is said` },
  { name: msg`Since` },
];

/** Reported postings, the most reported first (L-7). */
export function ReportedJobs({ jobs }: { jobs: Page<ReportedJob> }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <Frame kind="jobs" list={jobs}>
      <DataTable columns={jobColumns}>
        {jobs.data.map(({ jobId, title, company, count, reasons, moderation, oldestAt }) => (
          <tr key={jobId}>
            <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
              <Link to={reportsPath({ job: jobId })} dir="auto">
                {title}
              </Link>
              <span className={`${ui['note']} ${ui['subtitle']}`} dir="auto">
                {company.name}
              </span>
            </th>
            <td data-numeric data-label={say`Reports`}>
              {formatCount(count, locale)}
            </td>
            <td>
              <span className={ui['cluster2']}>
                {moderation && <Badge>{moderationLabels[moderation]}</Badge>}
                {reasons.map(({ reason, count: times }) => (
                  <Badge key={reason} tone="bad">
                    {reasonLabel(words, reason)}
                    {times > 1 && ` × ${formatCount(times, locale)}`}
                  </Badge>
                ))}
              </span>
            </td>
            <SinceCell at={oldestAt} />
          </tr>
        ))}
      </DataTable>
    </Frame>
  );
}

const conversationColumns = [{ name: msg`Company` }, { name: msg`What is said` }, { name: msg`Since` }];

/** Reported conversations, the oldest first. */
export function ReportedConversations({ conversations }: { conversations: Page<ReportedConversation> }) {
  const say = useSay();
  return (
    <Frame kind="conversations" list={conversations}>
      <DataTable columns={conversationColumns}>
        {conversations.data.map(({ conversationId, company, reason, text, at }) => (
          <tr key={conversationId}>
            <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
              <Link to={reportsPath({ conversation: conversationId })} dir="auto">
                {company.name}
              </Link>
            </th>
            <td>
              <Badge tone="bad">{say(labelOf(conversationReportReasons, reason))}</Badge>
              {text && (
                <span className={`${ui['note']} ${ui['subtitle']}`} dir="auto">
                  {text}
                </span>
              )}
            </td>
            <SinceCell at={at} />
          </tr>
        ))}
      </DataTable>
    </Frame>
  );
}

/** The reports about one posting, and the decision (L-7). */
export function ReportedJobDesk({ job }: { job: ReportedJobDetail }) {
  const say = useSay();
  const words = useBoardWords();
  const { jobId, title, company, count, reports, status, history, until } = job;
  const isOpen = status === 'active';
  return (
    <>
      <DeskHeading list={reportsPath()}>{title}</DeskHeading>
      <p className={ui['soft']}>
        {say`${plural(count, 'report')} about this posting of ${company.name}.`}{' '}
        <Link to={moderatedPostingsPath({ job: jobId })}>{say`See the posting and its signs of fraud`}</Link>
      </p>
      <Card title={say`What is said`}>
        <ul className={ui['grid4']}>
          {reports.map(({ id, reason, text, isTold, at }) => (
            <li className={`${ui['grid1']} ${ui['justifyStart']} ${ui['anywhere']}`} key={id}>
              <Badge tone="bad">{reasonLabel(words, reason)}</Badge>
              {text && (
                <span className={desk['text']} dir="auto">
                  {text}
                </span>
              )}
              <span className={ui['softSm']}>
                <Since at={at} /> ({isTold ? say`hears what you decide` : say`left no address`})
              </span>
            </li>
          ))}
        </ul>
        <Decisions
          choices={[
            { value: 'suspend', button: say`Take it down`, variant: 'danger', isPossible: isOpen },
            { value: 'close', button: say`Close it`, variant: 'secondary', isPossible: isOpen },
            { value: 'keep', button: say`Nothing is wrong`, variant: 'secondary', isPossible: true },
          ]}
          text={say`Who reported it and the recruiters of its company get your words by mail. Neither learns who the other is.`}
          listPath={reportsPath()}
          onDecide={(decision, reason) =>
            callApi('POST /staff/reports/jobs/:jobId/decisions', {
              params: { jobId },
              body: { decision, reason, until },
            })
          }
        />
      </Card>
      <Card title={say`What was done`}>
        <StaffNotes notes={history} />
      </Card>
    </>
  );
}

/** A reported conversation with its messages, and the decision. */
export function ReportedConversationDesk({ conversation }: { conversation: ReportedConversationDetail }) {
  const say = useSay();
  const { conversationId, company, reason, text, messages, history, at } = conversation;
  const list = reportsPath({ kind: 'conversations' });
  return (
    <>
      <DeskHeading list={list}>{company.name}</DeskHeading>
      <p className={ui['cluster2']}>
        <Badge tone="bad">{say(labelOf(conversationReportReasons, reason))}</Badge>
        {text && (
          <span className={desk['text']} dir="auto">
            {text}
          </span>
        )}
      </p>
      <Card title={say`What was written`}>
        <ol className={ui['grid4']}>
          {messages.map((message) => (
            <li className={`${ui['grid1']} ${ui['justifyStart']} ${ui['anywhere']}`} key={message.id}>
              <span className={ui['softSm']}>
                {message.fromCompany ? company.name : say`The candidate`}, <Since at={message.at} />
              </span>
              <span className={desk['text']} dir="auto">
                {message.text}
              </span>
            </li>
          ))}
        </ol>
        <Decisions
          choices={[
            { value: 'warn', button: say`Warn the company`, variant: 'danger', isPossible: true },
            { value: 'keep', button: say`Nothing is wrong`, variant: 'secondary', isPossible: true },
          ]}
          text={say`The candidate gets your words by mail. The company gets them when you warn it, and only then.`}
          listPath={list}
          onDecide={(decision, words) =>
            callApi('POST /staff/reports/conversations/:conversationId/decisions', {
              params: { conversationId },
              body: { decision, reason: words, at },
            })
          }
        />
      </Card>
      <Card title={say`What was done`}>
        <StaffNotes notes={history} />
      </Card>
    </>
  );
}

interface DecisionsProps<Value extends string> {
  choices: readonly { value: Value; button: string; variant: ButtonVariant; isPossible: boolean }[];
  /** Who gets the reason by mail. */
  text: string;
  listPath: string;
  onDecide: (decision: Value, reason: string) => Promise<{ message: string }>;
}

function Decisions<Value extends string>(props: DecisionsProps<Value>) {
  const say = useSay();
  const { choices, text, listPath, onDecide } = props;
  const navigate = useNavigate();

  async function decide(decision: Value, reason: string) {
    showSuccess((await onDecide(decision, reason)).message);
    await navigate(listPath);
  }

  return (
    <Actions>
      {choices
        .filter(({ isPossible }) => isPossible)
        .map(({ value, button, variant }) => (
          <ReasonButton
            key={value}
            name={button}
            variant={variant}
            title={button}
            confirm={say`Decide`}
            tone={variant === 'danger' ? 'danger' : 'primary'}
            maxLength={decisionReasonMaxLength}
            onConfirm={(reason) => decide(value, reason)}
          >
            {text}
          </ReasonButton>
        ))}
    </Actions>
  );
}
