import { conversationReportReasons } from '@waymark/contract/hiring/choices/conversations';
import type { ConversationReportFields } from '@waymark/contract/hiring/conversations';
import { useForm } from 'react-hook-form';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import form from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { reportConversation } from '../api/report-conversation.ts';

interface ReportDialogProps {
  conversationId: string;
  company: string;
  open: boolean;
  onClose: () => void;
}

export function ReportDialog({ conversationId, company, open, onClose }: ReportDialogProps) {
  return (
    <Dialog open={open} title={`Report ${company}`} onClose={onClose}>
      {open && <ReportForm conversationId={conversationId} onClose={onClose} />}
    </Dialog>
  );
}

function ReportForm({ conversationId, onClose }: Pick<ReportDialogProps, 'conversationId' | 'onClose'>) {
  const fields = useForm<ConversationReportFields>({ defaultValues: { text: '' } });
  const { errors, isSubmitting } = fields.formState;

  async function submit(values: ConversationReportFields) {
    try {
      const message = await reportConversation(conversationId, values);
      onClose();
      showSuccess(message);
    } catch (failure) {
      showFailure(fields, failure);
    }
  }

  return (
    <form className={form['form']} noValidate onSubmit={(event) => void fields.handleSubmit(submit)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <RadioGroupField
        label="What is wrong?"
        options={conversationReportReasons}
        {...bindField(fields, 'reason', { required: 'Choose what is wrong.' })}
      />
      <TextArea label="Anything our staff should know (optional)" rows={4} {...bindField(fields, 'text')} />
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={isSubmitting}>
          Send report
        </Button>
      </Actions>
    </form>
  );
}
