import { outsideNoteMaxLength, outsideStages, type OutsideStage } from '@waymark/contract/hiring/choices';
import type { OutsideApplication } from '@waymark/contract/hiring/outside-applications';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAction } from '../../../../lib/use-action.ts';
import ui from '../../../../styles/primitives.module.css';
import { dayHere, fieldsOf, type OutsideDraft } from '../rules.ts';
import styles from './outside.module.css';

interface OutsideDialogProps {
  /** The record that is changed; for a new one what is known of it. */
  start: OutsideApplication | Partial<OutsideDraft>;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Records an application made elsewhere, or changes such a record (G-5). */
export function OutsideDialog({ start, onSaved, onClose }: OutsideDialogProps) {
  const recordId = 'id' in start ? start.id : null;
  const [draft, setDraft] = useState(() => fieldsOf(start, new Date()));
  const refusal = useRefusal({ ...draft });
  const { pending, run } = useAction();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    run(async () => {
      const body = { ...draft, remindOn: draft.remindOn || null };
      try {
        if (recordId === null) await callApi('POST /outside-applications', { body });
        else await callApi('PUT /outside-applications/:outsideId', { params: { outsideId: recordId }, body });
      } catch (failure) {
        // The fields are marked before the focus goes to the first of them.
        flushSync(() => refusal.refuseFor(failure));
        form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        return;
      }
      await onSaved();
    });
  }

  return (
    <Dialog
      open
      title={recordId === null ? 'Add an application made elsewhere' : 'Change the application'}
      onClose={onClose}
      dismissable={!pending}
    >
      <form className={`${ui['grid4']} ${styles['form']}`} noValidate autoComplete="off" onSubmit={submit}>
        <OutsideFields draft={draft} problems={refusal.problems} onChange={setDraft} />
        {refusal.message && (
          <div className={ui['fullRow']}>
            <Notice tone="bad">{refusal.message}</Notice>
          </div>
        )}
        <div className={ui['fullRow']}>
          <Actions align="end">
            <Button variant="secondary" disabled={pending} onClick={onClose}>
              Discard
            </Button>
            <Button type="submit" pending={pending}>
              {recordId === null ? 'Add' : 'Save'}
            </Button>
          </Actions>
        </div>
      </form>
    </Dialog>
  );
}

interface OutsideFieldsProps {
  draft: OutsideDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (draft: OutsideDraft) => void;
}

function OutsideFields({ draft, problems, onChange }: OutsideFieldsProps) {
  const [now] = useState(() => new Date());

  function bind(name: Exclude<keyof OutsideDraft, 'stage'>) {
    return {
      name,
      value: draft[name],
      error: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onChange({ ...draft, [name]: event.currentTarget.value }),
    };
  }

  return (
    <>
      <TextField label="Job Title" maxLength={200} {...bind('title')} />
      <TextField label="Company Name" maxLength={200} {...bind('company')} />
      <TextField label="Applied on" type="date" max={dayHere(now, 0)} {...bind('appliedOn')} />
      <SelectField
        label="Stage"
        value={draft.stage}
        error={problems['stage']}
        onChange={(event) => onChange({ ...draft, stage: event.currentTarget.value as OutsideStage })}
      >
        <Options choices={outsideStages} />
      </SelectField>
      <div className={ui['fullRow']}>
        <TextField
          label="Link to the posting (optional)"
          type="url"
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          {...bind('link')}
        />
      </div>
      <div className={ui['fullRow']}>
        <TextArea label="Note (optional)" rows={3} maxLength={outsideNoteMaxLength} {...bind('note')} />
      </div>
      <div className={ui['fullRow']}>
        <TextField
          label="Remind me on (optional)"
          type="date"
          hint="We mail you on the morning of that day, once."
          min={dayHere(now, 1)}
          {...bind('remindOn')}
        />
      </div>
    </>
  );
}
