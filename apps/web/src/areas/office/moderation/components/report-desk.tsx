import { conversationReportReasons } from '@waymark/contract/hiring/choices/conversations';
import { jobReportReasons } from '@waymark/contract/jobs/choices/job-reports';
import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { decisionReasonMaxLength } from '@waymark/contract/office/choices/moderation';
import type {
  ReportedConversationDetail,
  ReportedJobDetail,
  ConversationReportDecisionFields,
  JobReportDecisionFields,
} from '@waymark/contract/office/reports';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink, Button } from '../../../../components/form/button.tsx';
import type { ButtonVariant } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { moderatedPostingsPath, reportsPath } from '../rules.ts';
import desk from '../../../../components/data/desk.module.css';
import styles from './moderation.module.css';

/** What is reported of a posting, and what is decided of it (L-7). */
export function ReportedJobDesk({ job }: { job: ReportedJobDetail }) {
  const { jobId, title, company, count, reports, status, history, until } = job;
  const isOpen = status === 'active';
  return (
    <>
      <PageHeading tools={<BackLink to={reportsPath()} />}>{title}</PageHeading>
      <p className={styles['facts']}>
        {plural(count, 'report')} about this posting of {company.name}.{' '}
        <Link to={moderatedPostingsPath({ job: jobId })}>See the posting and its signs of fraud</Link>
      </p>
      <Card title="What is said">
        <ul className={styles['signs']}>
          {reports.map(({ id, reason, text, isTold, at }) => (
            <li className={styles['sign']} key={id}>
              <Badge tone="bad">{labelOf(jobReportReasons, reason)}</Badge>
              {text && <span className={desk['text']}>{text}</span>}
              <span className={styles['why']}>
                <time dateTime={at}>{formatSince(at)}</time>
                {isTold ? ', hears what you decide' : ', left no address'}
              </span>
            </li>
          ))}
        </ul>
        <ReportDecisions
          choices={[
            { value: 'suspend', button: 'Take it down', variant: 'danger', isPossible: isOpen },
            { value: 'close', button: 'Close it', variant: 'secondary', isPossible: isOpen },
            { value: 'keep', button: 'Nothing is wrong', variant: 'secondary', isPossible: true },
          ]}
          text="Who reported it and the recruiters of its company get your words by mail. Neither learns who the other is."
          listPath={reportsPath()}
          onDecide={(decision, reason) => decideJobReports(jobId, { decision, reason, until })}
        />
      </Card>
      <Card title="What was done">
        <StaffNotes notes={history} />
      </Card>
    </>
  );
}

/** A reported conversation as it was written, and what is decided of it. */
export function ReportedConversationDesk({ conversation }: { conversation: ReportedConversationDetail }) {
  const { conversationId, company, reason, text, messages, history, at } = conversation;
  const list = reportsPath({ kind: 'conversations' });
  return (
    <>
      <PageHeading tools={<BackLink to={list} />}>{company.name}</PageHeading>
      <p className={desk['badges']}>
        <Badge tone="bad">{labelOf(conversationReportReasons, reason)}</Badge>
        {text && <span className={desk['text']}>{text}</span>}
      </p>
      <Card title="What was written">
        <ol className={styles['signs']}>
          {messages.map((message) => (
            <li className={styles['sign']} key={message.id}>
              <span className={styles['why']}>
                {message.fromCompany ? company.name : 'The candidate'},{' '}
                <time dateTime={message.at}>{formatSince(message.at)}</time>
              </span>
              <span className={desk['text']}>{message.text}</span>
            </li>
          ))}
        </ol>
        <ReportDecisions
          choices={[
            { value: 'warn', button: 'Warn the company', variant: 'danger', isPossible: true },
            { value: 'keep', button: 'Nothing is wrong', variant: 'secondary', isPossible: true },
          ]}
          text="The candidate gets your words by mail. The company gets them when you warn it, and only then."
          listPath={list}
          onDecide={(decision, words) =>
            decideConversationReport(conversationId, { decision, reason: words, at })
          }
        />
      </Card>
      <Card title="What was done">
        <StaffNotes notes={history} />
      </Card>
    </>
  );
}

function BackLink({ to }: { to: string }) {
  return (
    <ButtonLink variant="secondary" to={to}>
      Back to the list
    </ButtonLink>
  );
}

/** Gives what to say afterwards. */
async function decideJobReports(jobId: string, body: JobReportDecisionFields): Promise<string> {
  const { message } = await callApi('POST /staff/reports/jobs/:jobId/decisions', { params: { jobId }, body });
  return message;
}

/** Gives what to say afterwards. */
async function decideConversationReport(
  conversationId: string,
  body: ConversationReportDecisionFields,
): Promise<string> {
  const params = { conversationId };
  const { message } = await callApi('POST /staff/reports/conversations/:conversationId/decisions', {
    params,
    body,
  });
  return message;
}

interface Choice<Value extends string> {
  value: Value;
  button: string;
  variant: ButtonVariant;
  isPossible: boolean;
}

interface ReportDecisionsProps<Value extends string> {
  choices: readonly Choice<Value>[];
  /** Who hears of it. */
  text: string;
  listPath: string;
  /** Gives what to say afterwards. */
  onDecide: (decision: Value, reason: string) => Promise<string>;
}

/** The decisions about reports: each with a reason that others are told. */
function ReportDecisions<Value extends string>(props: ReportDecisionsProps<Value>) {
  const { choices, text, listPath, onDecide } = props;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Choice<Value> | null>(null);

  async function decide(reason: string) {
    if (!asked) return;
    showSuccess(await onDecide(asked.value, reason));
    await navigate(listPath);
  }

  return (
    <>
      <Actions>
        {choices
          .filter(({ isPossible }) => isPossible)
          .map((choice) => (
            <Button key={choice.value} variant={choice.variant} onClick={() => setAsked(choice)}>
              {choice.button}
            </Button>
          ))}
      </Actions>
      <ReasonDialog
        open={asked !== null}
        title={asked?.button}
        label="Reason"
        confirm="Decide"
        tone={asked?.variant === 'danger' ? 'danger' : 'primary'}
        maxLength={decisionReasonMaxLength}
        onConfirm={decide}
        onClose={() => setAsked(null)}
      >
        {text}
      </ReasonDialog>
    </>
  );
}
