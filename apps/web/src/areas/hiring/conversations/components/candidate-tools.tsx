import { msg } from '@waymark/contract/text/message';
import { conversationReportReasons } from '@waymark/contract/hiring/choices';
import type { ConversationDetail, ConversationReportFields } from '@waymark/contract/hiring/conversations';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** Lets a candidate report a company's messages, or stop them. */
export function CandidateTools({ detail: { conversation, closedReason } }: { detail: ConversationDetail }) {
  const say = useSay();
  const [asking, setAsking] = useState<'block' | 'report' | null>(null);
  const { revalidate } = useRevalidator();
  const { id, counterpart } = conversation;

  async function block(blocked: boolean) {
    const input = { params: { conversationId: id }, body: { blocked } };
    const { message } = await callApi('PUT /conversations/:conversationId/block', input);
    setAsking(null);
    await revalidate();
    showSuccess(message);
  }

  return (
    <Actions>
      <Button variant="quiet" onClick={() => setAsking('report')}>
        {say`Report`}
      </Button>
      {closedReason === 'blocked' ? (
        <Button variant="quiet" onClick={() => void block(false).catch(showFailed)}>
          {say`Let it write again`}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => setAsking('block')}>
          {say`Stop messages`}
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'block'}
        title={say`Stop messages from ${counterpart}?`}
        confirm={say`Stop messages`}
        onConfirm={() => block(true)}
        onClose={() => setAsking(null)}
      >
        {say`${counterpart} can no longer write to you about any of your applications. The applications stay as they are, and you can let it write again.`}
      </ConfirmDialog>
      <Dialog open={asking === 'report'} title={say`Report ${counterpart}`} onClose={() => setAsking(null)}>
        {asking === 'report' && <ReportForm conversationId={id} onClose={() => setAsking(null)} />}
      </Dialog>
    </Actions>
  );
}

interface ReportFormProps {
  conversationId: string;
  onClose: () => void;
}

function ReportForm({ conversationId, onClose }: ReportFormProps) {
  const say = useSay();
  const fields = useForm<ConversationReportFields>({ defaultValues: { text: '' } });

  async function submit(body: ConversationReportFields) {
    const input = { params: { conversationId }, body };
    const { message } = await callApi('POST /conversations/:conversationId/reports', input);
    onClose();
    showSuccess(message);
  }

  return (
    <Form form={fields} onSubmit={submit} submit={say`Send report`} onCancel={onClose}>
      <RadioGroupField
        label={say`What is wrong?`}
        options={conversationReportReasons}
        {...bindField(fields, 'reason', { required: msg`Choose what is wrong.` })}
      />
      <TextArea
        label={say`Anything our staff should know (optional)`}
        rows={4}
        {...bindField(fields, 'text')}
      />
    </Form>
  );
}
