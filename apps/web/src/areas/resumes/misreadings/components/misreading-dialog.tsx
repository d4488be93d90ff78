import { zodResolver } from '@hookform/resolvers/zod';
import { misreadingFieldsSchema, type MisreadingFields } from '@waymark/contract/resumes/misreadings';
import type { LedgerPart } from '@waymark/contract/resumes/resume-check';
import { useForm } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface MisreadingDialogProps {
  resumeId: string;
  part: Pick<LedgerPart, 'id' | 'label' | 'says'>;
  onReported: () => void;
  onClose: () => void;
}

/** Reports a part that was read wrongly; the resume goes with it only if its owner says so (L-38). */
export function MisreadingDialog({ resumeId, part, onReported, onClose }: MisreadingDialogProps) {
  const say = useSay();
  const form = useForm<MisreadingFields>({
    defaultValues: { part: part.id, remark: '', withDocument: false },
    resolver: zodResolver(misreadingFieldsSchema),
  });

  async function report(body: MisreadingFields) {
    const { message } = await callApi('POST /resumes/:resumeId/misreadings', { params: { resumeId }, body });
    showSuccess(message);
    onReported();
  }

  return (
    <Dialog open title={say`“${part.label}” was read wrongly`} onClose={onClose}>
      <Form form={form} onSubmit={report} submit={say`Report`} onCancel={onClose}>
        <p>
          {say`${part.says}. Our staff get what was read of this part, its lines that were not read, and your words.`}
        </p>
        <TextArea
          label={say`What is wrong?`}
          hint={say`For example: “The second line is my employer, not the title.”`}
          rows={4}
          {...bindField(form, 'remark')}
        />
        <CheckboxField
          label={say`Our staff may open this resume`}
          hint={say`This file only, until the case is resolved. Left empty, they never see the document.`}
          {...bindField(form, 'withDocument')}
        />
        <p className={ui['note']}>{say`You find your reports in the copy of your data.`}</p>
      </Form>
    </Dialog>
  );
}
