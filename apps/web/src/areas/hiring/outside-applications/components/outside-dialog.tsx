import { outsideNoteMaxLength, outsideStages } from '@waymark/contract/hiring/choices';
import type { OutsideApplication } from '@waymark/contract/hiring/outside-applications';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Options } from '../../../../components/form/choice-options.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { dayHere, fieldsOf, type OutsideDraft } from '../rules.ts';
import styles from './outside.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface OutsideDialogProps {
  /** The record that is changed; for a new one what is known of it. */
  start: OutsideApplication | Partial<OutsideDraft>;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Records an application made elsewhere, or changes such a record (G-5). */
export function OutsideDialog({ start, onSaved, onClose }: OutsideDialogProps) {
  const say = useSay();
  const recordId = 'id' in start ? start.id : null;
  const [now] = useState(() => new Date());
  const form = useForm<OutsideDraft>({ defaultValues: fieldsOf(start, now) });

  async function save(draft: OutsideDraft) {
    const body = { ...draft, remindOn: draft.remindOn || null };
    if (recordId === null) await callApi('POST /outside-applications', { body });
    else await callApi('PUT /outside-applications/:outsideId', { params: { outsideId: recordId }, body });
    await onSaved();
  }

  return (
    <Dialog
      open
      title={recordId === null ? say`Add an application made elsewhere` : say`Change the application`}
      onClose={onClose}
      dismissable={!form.formState.isSubmitting}
    >
      <Form
        form={form}
        onSubmit={save}
        submit={recordId === null ? say`Add` : say`Save`}
        cancel={say`Discard`}
        onCancel={onClose}
      >
        <OutsideFields form={form} now={now} />
      </Form>
    </Dialog>
  );
}

function OutsideFields({ form, now }: { form: UseFormReturn<OutsideDraft>; now: Date }) {
  const say = useSay();
  return (
    <div className={`${ui['grid4']} ${styles['form']}`}>
      <TextField label={say`Job Title`} maxLength={200} {...bindField(form, 'title')} />
      <TextField label={say`Company Name`} maxLength={200} {...bindField(form, 'company')} />
      <TextField
        label={say`Applied on`}
        type="date"
        max={dayHere(now, 0)}
        {...bindField(form, 'appliedOn')}
      />
      <SelectField label={say`Stage`} {...bindField(form, 'stage')}>
        <Options choices={outsideStages} />
      </SelectField>
      <div className={ui['fullRow']}>
        <TextField
          label={say`Link to the posting (optional)`}
          type="url"
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          {...bindField(form, 'link')}
        />
      </div>
      <div className={ui['fullRow']}>
        <TextArea
          label={say`Note (optional)`}
          rows={3}
          maxLength={outsideNoteMaxLength}
          {...bindField(form, 'note')}
        />
      </div>
      <div className={ui['fullRow']}>
        <TextField
          label={say`Remind me on (optional)`}
          type="date"
          hint={say`We mail you on the morning of that day, once.`}
          min={dayHere(now, 1)}
          {...bindField(form, 'remindOn')}
        />
      </div>
    </div>
  );
}
