import type { IssueDraft, StaffIssueDetail } from '@waymark/contract/content/issues';
import { plural } from '@waymark/contract/text/format';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { TextField } from '../../../../../components/form/text-field.tsx';
import { useChange } from '../../../../../components/form/use-change.ts';
import type { RefusalState } from '../../../../../components/form/use-refusal.ts';
import { Card } from '../../../../../components/layout/card.tsx';
import { ConfirmButton, ConfirmDialog } from '../../../../../components/overlay/confirm-dialog.tsx';
import { localMoment } from '../../../../../components/writing/local-moment.ts';
import type { Draft } from '../../../../../components/writing/use-draft.ts';
import { fieldErrorsOf } from '../../../../../lib/api-answer.ts';
import { callApi } from '../../../../../lib/api-client.ts';
import { formatMoment } from '../../../../../lib/format-date.ts';
import { showSuccess } from '../../../../../lib/toasts.ts';
import { findMissing, staffIssuesPath } from '../../rules.ts';

interface SendCardProps {
  issue: StaffIssueDetail;
  work: Draft<IssueDraft>;
  /** Shown at the fields of the issue and here. */
  refusal: RefusalState;
}

/** A sending that waits for confirmation. */
interface Asked {
  at: string | null;
  version: number;
  receivers: number;
}

export function SendCard({ issue, work, refusal }: SendCardProps) {
  const sending = useSending({ issue, work, refusal });
  const { moment, setMoment, problem, pending, asked } = sending;
  return (
    <Card title="Sending">
      {refusal.message && <Notice tone="bad">{refusal.message}</Notice>}
      {issue.isHeld && (
        <Notice tone="bad">
          The colleague who set the day may not send any more, so this issue stays here. Set the day again to
          have it sent.
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
          ? `“${work.draft.title}” will be mailed on ${formatMoment(asked.at)} to all who have confirmed by then: at this moment ${plural(asked.receivers, 'person', 'people')}.`
          : `“${work.draft.title}” is mailed to ${plural(asked?.receivers ?? 0, 'person', 'people')} and is public from now on. It cannot be changed after that.`}
      </ConfirmDialog>
    </Card>
  );
}

async function sendTest(issueId: string, version: number): Promise<void> {
  const input = { params: { issueId }, body: { version } };
  showSuccess((await callApi('POST /staff/newsletter/:issueId/test', input)).message);
}

function useSending({ issue, work, refusal }: SendCardProps) {
  const { change } = useChange();
  const params = { issueId: issue.id };
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

  /** Acts once the draft is complete and saved. */
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
      const { data } = await callApi('GET /staff/newsletter/:issueId', { params });
      setAsked({ at, version, receivers: data.audience.confirmed });
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
    test: () => withSaved('test', (version) => sendTest(issue.id, version)),
    async send() {
      if (!asked) return;
      const { at, version } = asked;
      const call = callApi('POST /staff/newsletter/:issueId/sending', { params, body: { version, at } });
      await change(call, () => setAsked(null));
    },
    dismiss: () => setAsked(null),
  };
}

/** Removes the scheduled day, or deletes the draft. */
function EndButton({ issue }: { issue: StaffIssueDetail }) {
  const navigate = useNavigate();
  const { change } = useChange();
  const params = { issueId: issue.id };
  const isScheduled = issue.scheduledFor !== null;
  const label = isScheduled ? 'Take the day away' : 'Delete the draft';

  async function remove(close: () => void) {
    if (isScheduled) {
      return change(callApi('DELETE /staff/newsletter/:issueId/sending', { params }), close);
    }
    showSuccess((await callApi('DELETE /staff/newsletter/:issueId', { params })).message);
    close();
    await navigate(staffIssuesPath('drafts'));
  }

  return (
    <ConfirmButton label={label} title={`${label}?`} onConfirm={remove}>
      {isScheduled ? 'The issue stays as it is written, and nothing is sent.' : 'The text is gone for good.'}
    </ConfirmButton>
  );
}
