import type { IssueDraft, StaffIssueDetail } from '@waymark/contract/content/issues';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { TextField } from '../../../../../components/form/text-field.tsx';
import type { RefusalState } from '../../../../../components/form/use-refusal.ts';
import { Card } from '../../../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../../../components/overlay/confirm-dialog.tsx';
import type { Draft } from '../../../../../components/writing/use-draft.ts';
import { fieldErrorsOf } from '../../../../../lib/api-answer.ts';
import { formatMoment } from '../../../../../lib/format-date.ts';
import { localMoment } from '../../../../../components/writing/local-moment.ts';
import { showSuccess } from '../../../../../lib/toasts.ts';
import { countReceivers, deleteIssue, sendIssue, sendTest, stopSending } from '../../api/change-issue.ts';
import { findMissing, staffIssuesPath } from '../../rules.ts';

interface SendCardProps {
  issue: StaffIssueDetail;
  work: Draft<IssueDraft>;
  /** Why it was not sent, at the fields of the issue and here. */
  refusal: RefusalState;
}

/** What was asked for, with who would get it at that moment. */
interface Asked {
  at: string | null;
  version: number;
  receivers: number;
}

/** When an issue goes, and a look at it before. */
export function SendCard({ issue, work, refusal }: SendCardProps) {
  const sending = useSending({ issue, work, refusal });
  const { moment, setMoment, problem, pending, asked } = sending;
  return (
    <Card title="Sending">
      {refusal.message && <Notice tone="bad">{refusal.message}</Notice>}
      {issue.isHeld && (
        <Notice tone="bad">
          Whoever set the day may not send any more, so this issue stays here. Set the day again to have it
          sent.
        </Notice>
      )}
      <p>{plural(issue.audience.confirmed, 'person gets', 'people get')} the newsletter at this moment.</p>
      <TextField
        label="Day and time"
        type="datetime-local"
        hint="In your own time. It begins within that minute, with what is saved then."
        value={moment}
        error={problem || undefined}
        onChange={({ target }) => setMoment(target.value)}
      />
      <Actions>
        <Button pending={pending === 'now'} onClick={() => void sending.ask(null)}>
          Send now
        </Button>
        <Button variant="secondary" pending={pending === 'later'} onClick={sending.schedule}>
          {issue.scheduledFor ? 'Change the day' : 'Schedule'}
        </Button>
        <Button variant="secondary" pending={pending === 'test'} onClick={() => void sending.test()}>
          Send me a test
        </Button>
        <EndButton issue={issue} />
      </Actions>
      <ConfirmDialog
        open={asked !== null}
        title={asked?.at ? 'Set the day?' : 'Send this issue?'}
        confirm={asked?.at ? 'Set the day' : `Send to ${plural(asked?.receivers ?? 0, 'person', 'people')}`}
        onConfirm={sending.send}
        onClose={sending.dismiss}
      >
        {asked?.at
          ? `“${work.draft.title}” will be mailed on ${formatMoment(asked.at)} to everybody who has confirmed by then: at this moment ${plural(asked.receivers, 'person', 'people')}.`
          : `“${work.draft.title}” is mailed to ${plural(asked?.receivers ?? 0, 'person', 'people')} and is public from now on. It cannot be changed after that.`}
      </ConfirmDialog>
    </Card>
  );
}

function useSending({ issue, work, refusal }: SendCardProps) {
  const { revalidate } = useRevalidator();
  const [moment, setMoment] = useState(issue.scheduledFor ? localMoment(issue.scheduledFor) : '');
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState<'now' | 'later' | 'test' | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  function show(failure: unknown) {
    const { at = '', ...fields } = fieldErrorsOf(failure);
    setProblem(at);
    if (at) refusal.refuse(fields);
    else refusal.refuseFor(failure);
  }

  /** Does something with what is written, once it is complete and saved. */
  async function withSaved(kind: 'now' | 'later' | 'test', act: (version: number) => Promise<void>) {
    const missing = findMissing(work.draft);
    refusal.refuse(missing);
    setProblem('');
    if (Object.keys(missing).length > 0) return;
    setPending(kind);
    try {
      const version = await work.flush();
      if (version !== undefined) await act(version);
    } catch (failure) {
      show(failure);
    } finally {
      setPending(null);
    }
  }

  const ask = (at: string | null) =>
    withSaved(at === null ? 'now' : 'later', async (version) => {
      const { confirmed: receivers } = await countReceivers(issue.id);
      setAsked({ at, version, receivers });
    });

  return {
    moment,
    setMoment,
    problem,
    pending,
    asked,
    ask,
    schedule() {
      if (moment === '') setProblem('Please choose a day and a time.');
      else void ask(new Date(moment).toISOString());
    },
    test: () => withSaved('test', async (version) => showSuccess(await sendTest(issue.id, version))),
    async send() {
      if (!asked) return;
      showSuccess(await sendIssue(issue.id, asked.version, asked.at));
      setAsked(null);
      await revalidate();
    },
    dismiss: () => setAsked(null),
  };
}

/** Takes the day away, or deletes the draft. */
function EndButton({ issue }: { issue: StaffIssueDetail }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const isScheduled = issue.scheduledFor !== null;
  const label = isScheduled ? 'Take the day away' : 'Delete the draft';

  async function act() {
    showSuccess(await (isScheduled ? stopSending(issue.id) : deleteIssue(issue.id)));
    setAsking(false);
    if (isScheduled) await revalidate();
    else await navigate(staffIssuesPath('drafts'));
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${label}?`}
        confirm={label}
        onConfirm={act}
        onClose={() => setAsking(false)}
      >
        {isScheduled
          ? 'The issue stays as it is written, and nothing is sent.'
          : 'The text is gone for good.'}
      </ConfirmDialog>
    </>
  );
}
