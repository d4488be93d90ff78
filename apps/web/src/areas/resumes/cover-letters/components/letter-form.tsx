import { coverLetterLimits } from '@waymark/contract/resumes/choices/cover-letters';
import type { ExportFormat } from '@waymark/contract/resumes/choices/resume-export';
import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';
import { formatCount } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { downloadLetter } from '../api/download-letter.ts';
import { removeLetter } from '../api/remove-letter.ts';
import { saveLetter } from '../api/save-letter.ts';
import { valuesOf, type LetterValues } from '../rules.ts';
import styles from './letters-page.module.css';

interface LetterFormProps {
  /** Null for one that is not kept yet. */
  letter: CoverLetter | null;
  values: LetterValues;
  onSaved: (letter: CoverLetter) => void;
  onRemoved: (letterId: string) => void;
}

export function LetterForm({ letter, values, onSaved, onRemoved }: LetterFormProps) {
  const form = useForm<LetterValues>({ defaultValues: values });
  const { isDirty, isSubmitting, errors } = form.formState;
  const length = useWatch({ control: form.control, name: 'text' }).length;

  async function save(fields: LetterValues) {
    try {
      const saved = await saveLetter(fields, letter);
      form.reset(valuesOf(saved));
      onSaved(saved);
      showSuccess('Letter saved');
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      {errors.root?.message && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField
        label="Title"
        hint="For yourself: it is not printed."
        {...bindField(form, 'title', { required: 'Title is required' })}
      />
      <div className={styles['pair']}>
        <TextField label="Job title" {...bindField(form, 'jobTitle')} />
        <TextField label="Company" {...bindField(form, 'company')} />
      </div>
      <TextField label="Recipient (optional)" autoComplete="off" {...bindField(form, 'recipient')} />
      <TextArea
        label="Letter"
        rows={16}
        hint={`${formatCount(length)} of ${formatCount(coverLetterLimits.text)} characters. An empty line begins a paragraph.`}
        {...bindField(form, 'text', {
          maxLength: {
            value: coverLetterLimits.text,
            message: `Please use at most ${coverLetterLimits.text} characters.`,
          },
        })}
      />
      <Actions>
        <Button type="submit" pending={isSubmitting} disabled={letter !== null && !isDirty}>
          Save
        </Button>
        {letter && <LetterFiles letter={letter} isDirty={isDirty} onRemoved={onRemoved} />}
      </Actions>
    </form>
  );
}

interface LetterFilesProps {
  letter: CoverLetter;
  /** Files are made of what is saved. */
  isDirty: boolean;
  onRemoved: (letterId: string) => void;
}

function LetterFiles({ letter, isDirty, onRemoved }: LetterFilesProps) {
  const [printing, setPrinting] = useState<ExportFormat | null>(null);
  const [isAsked, setAsked] = useState(false);

  async function download(format: ExportFormat) {
    setPrinting(format);
    await downloadLetter(letter, format).catch((failure) => showError(messageOf(failure)));
    setPrinting(null);
  }

  async function remove() {
    await removeLetter(letter.id);
    onRemoved(letter.id);
  }

  const button = (format: ExportFormat, label: string) => (
    <Button
      variant="secondary"
      pending={printing === format}
      disabled={isDirty || printing !== null}
      onClick={() => void download(format)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('pdf', 'PDF')}
      {button('docx', 'Word')}
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Delete “${letter.title}”?`}
        confirm="Delete the letter"
        onConfirm={remove}
        onClose={() => setAsked(false)}
      >
        The letter is gone then. Applications that you sent with it keep their copy.
      </ConfirmDialog>
    </>
  );
}
