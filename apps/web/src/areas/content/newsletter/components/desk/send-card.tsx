import type { IssueDraft, StaffIssueDetail } from '@waymark/contract/content/issues';
import { msg, plural } from '@waymark/contract/text/message';
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
import { useDay } from '../../../../../components/writing/use-day.ts';
import type { Draft } from '../../../../../components/writing/use-draft.ts';
import { fieldErrorsOf } from '../../../../../lib/api-answer.ts';
import { callApi } from '../../../../../lib/api-client.ts';
import { formatMoment } from '../../../../../lib/format-date.ts';
import { showSuccess } from '../../../../../lib/toasts.ts';
import { useLocale } from '../../../../../lib/languages/language.ts';
import { findMissing, staffIssuesPath } from '../../rules.ts';
import { useSay } from '../../../../../lib/languages/say.ts';

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

/** When the issue is sent, and the buttons that send it, which stay in sight. */
export function SendCard({ issue, work, refusal }: SendCardProps) {
  const say = useSay();
  const sending = useSending({ issue, work, refusal });
  const { day, pending } = sending;
  return (
    <>
      <Card title={say`Sending`}>
        {issue.isHeld && (
          <Notice tone="bad">
            {say`The colleague who set the day may not send any more, so this issue stays here. Set the day again to have it sent.`}
          </Notice>
        )}
        <p>{say`${plural(issue.audience.confirmed, 'person gets', 'people get')} the newsletter at this moment.`}</p>
        <TextField
          {...day.field}
          hint={say`In your own time. It begins within that minute, with what is saved then.`}
        />
        <EndButton issue={issue} />
      </Card>
      <Actions isSticky>
        {refusal.message && <Notice tone="bad">{refusal.message}</Notice>}
        <Button pending={pending === 'now'} onClick={() => void sending.ask(null)}>
          {say`Send now`}
        </Button>
        <Button variant="secondary" pending={pending === 'later'} onClick={sending.schedule}>
          {issue.scheduledFor ? say`Change the day` : say`Schedule`}
        </Button>
        <Button variant="secondary" pending={pending === 'test'} onClick={() => void sending.test()}>
          {say`Send me a test`}
        </Button>
      </Actions>
      <SendQuestion sending={sending} title={work.draft.title} />
    </>
  );
}

interface SendQuestionProps {
  sending: ReturnType<typeof useSending>;
  /** The title of the issue. */
  title: string;
}

/** Asks before an issue goes out. */
function SendQuestion({ sending: { asked, send, dismiss }, title }: SendQuestionProps) {
  const say = useSay();
  const locale = useLocale();
  const receivers = say`${plural(asked?.receivers ?? 0, 'person', 'people')}`;
  return (
    <ConfirmDialog
      open={asked !== null}
      title={asked?.at ? say`Set the day?` : say`Send this issue?`}
      confirm={asked?.at ? say`Set the day` : say`Send to ${receivers}`}
      onConfirm={send}
      onClose={dismiss}
    >
      {asked?.at
        ? say`“${title}” will be mailed on ${formatMoment(asked.at, locale)} to all who have confirmed by then: at this moment ${receivers}.`
        : say`“${title}” is mailed to ${receivers} and is public from now on. It cannot be changed after that.`}
    </ConfirmDialog>
  );
}

async function sendTest(issueId: string, version: number): Promise<void> {
  const input = { params: { issueId }, body: { version } };
  showSuccess((await callApi('POST /staff/newsletter/:issueId/test', input)).message);
}

function useSending({ issue, work, refusal }: SendCardProps) {
  const { change } = useChange();
  const params = { issueId: issue.id };
  const day = useDay(issue.scheduledFor);
  const [pending, setPending] = useState<'now' | 'later' | 'test' | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  function show(failure: unknown) {
    const { at = '', ...fields } = fieldErrorsOf(failure);
    if (at) {
      day.refuse(at);
      refusal.refuse(fields);
    } else refusal.refuseFor(failure);
  }

  /** Acts once the draft is complete and saved. */
  async function withSaved(kind: 'now' | 'later' | 'test', act: (version: number) => Promise<void>) {
    const missing = findMissing(work.draft);
    refusal.refuse(missing);
    day.forget();
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
    day,
    pending,
    asked,
    ask,
    schedule() {
      const at = day.read();
      if (at !== undefined) void ask(at);
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
  const say = useSay();
  const navigate = useNavigate();
  const { change } = useChange();
  const params = { issueId: issue.id };
  const isScheduled = issue.scheduledFor !== null;
  const label = isScheduled ? msg`Take the day away` : msg`Delete the draft`;

  async function remove(close: () => void) {
    if (isScheduled) {
      return change(callApi('DELETE /staff/newsletter/:issueId/sending', { params }), close);
    }
    showSuccess((await callApi('DELETE /staff/newsletter/:issueId', { params })).message);
    close();
    await navigate(staffIssuesPath('drafts'));
  }

  return (
    <Actions>
      <ConfirmButton label={label} title={`${label}?`} onConfirm={remove}>
        {isScheduled
          ? say`The issue stays as it is written, and nothing is sent.`
          : say`The text is gone for good.`}
      </ConfirmButton>
    </Actions>
  );
}
