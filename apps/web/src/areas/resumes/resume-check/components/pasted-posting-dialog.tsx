import { zodResolver } from '@hookform/resolvers/zod';
import {
  pastedPostingSchema,
  type PastedPostingFields,
  type ProfileMatch,
} from '@waymark/contract/resumes/resume-check';
import { useForm } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Form } from '../../../../components/form/form.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface PastedPostingDialogProps {
  onMatch: (text: string, match: ProfileMatch) => void;
  onClose: () => void;
}

/** Compares My Resume with a pasted text. The text stays in this tab: after a refusal, and when it is opened again. */
export function PastedPostingDialog({ onMatch, onClose }: PastedPostingDialogProps) {
  const say = useSay();
  const { user } = useAuth();
  const form = useForm<PastedPostingFields>({
    defaultValues: { text: '' },
    resolver: zodResolver(pastedPostingSchema),
  });
  useFormDraft(form, 'pasted-posting', ['text'], { owner: user?.id ?? '', onLeave: true });

  async function compare(body: PastedPostingFields) {
    onMatch(body.text, (await callApi('POST /resume-profile/matches', { body })).data);
  }

  return (
    <Dialog open title={say`Paste a posting`} onClose={onClose}>
      <Form form={form} onSubmit={compare} submit={say`Compare`} align="end" className={ui['grid5']}>
        <TextArea
          label={say`The text of a posting`}
          hint={say`From any site. It is compared with My Resume and not kept.`}
          rows={12}
          {...bindField(form, 'text')}
        />
      </Form>
    </Dialog>
  );
}
