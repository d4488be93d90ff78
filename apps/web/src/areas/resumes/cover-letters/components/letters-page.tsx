import { paths } from '@waymark/contract/paths';
import { coverLettersLimit, coverLetterLimits, type ExportFormat } from '@waymark/contract/resumes/choices';
import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';
import { formatCount } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { emptyLetter, valuesOf, type LetterValues } from '../rules.ts';
import styles from './letters-page.module.css';
import { rich, sayHere, useSay } from '../../../../lib/languages/say.ts';

interface LettersPageProps {
  letters: readonly CoverLetter[];
  /** A new letter for the job that the user came from. */
  started: LetterValues | null;
}

/** `open` is null for a letter that is not saved yet. */
function useLetters({ letters: loaded, started }: LettersPageProps) {
  const [letters, setLetters] = useState(loaded);
  const [open, setOpen] = useState<CoverLetter | null>(started ? null : (loaded[0] ?? null));
  const [draft, setDraft] = useState(started ?? emptyLetter());
  // Opening or starting a letter resets the form; saving does not.
  const [formKey, setFormKey] = useState(0);

  function show(letter: CoverLetter | null) {
    setOpen(letter);
    if (!letter) setDraft(emptyLetter());
    setFormKey((before) => before + 1);
  }

  function keep(letter: CoverLetter) {
    setLetters((before) => [letter, ...before.filter(({ id }) => id !== letter.id)]);
    setOpen(letter);
  }

  function forget(letterId: string) {
    const left = letters.filter(({ id }) => id !== letterId);
    setLetters(left);
    show(left[0] ?? null);
  }

  return { letters, open, values: open ? valuesOf(open) : draft, formKey, show, keep, forget };
}

export function LettersPage(props: LettersPageProps) {
  const say = useSay();
  const { letters, open, values, formKey, show, keep, forget } = useLetters(props);
  const isFull = letters.length >= coverLettersLimit;
  return (
    <>
      <PageHeading
        tools={
          <Button
            variant="secondary"
            disabled={isFull}
            why={say`You have ${coverLettersLimit} letters. Delete one to write another.`}
            onClick={() => show(null)}
          >
            {say`New letter`}
          </Button>
        }
      >
        {say`Cover Letters`}
      </PageHeading>
      <p className={ui['lead']}>
        {rich(
          say,
          msg`Up to ${coverLettersLimit} letters, printed in the template of your <link>resume</link>. When you apply, you may choose one of them.`,
          { link: <Link to={paths.resumeExport} /> },
        )}
      </p>
      <div className={`${ui['grid6']} ${styles['desk']}`}>
        {letters.length > 0 && <LetterList letters={letters} openId={open?.id} onOpen={show} />}
        <LetterForm key={formKey} letter={open} values={values} onSaved={keep} onRemoved={forget} />
      </div>
    </>
  );
}

interface LetterListProps {
  letters: readonly CoverLetter[];
  openId: string | undefined;
  onOpen: (letter: CoverLetter) => void;
}

function LetterList({ letters, openId, onOpen }: LetterListProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <ul className={ui['grid2']} aria-label={say`Your letters`}>
      {letters.map((letter) => (
        <li key={letter.id}>
          <button
            type="button"
            className={`${ui['panel']} ${ui['hoverSunken']} ${styles['letter']}`}
            aria-current={letter.id === openId || undefined}
            onClick={() => onOpen(letter)}
          >
            <strong dir="auto">{letter.title}</strong>
            <span className={ui['note']}>{say`Saved ${formatDate(words, letter.updatedAt, locale)}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface LetterFormProps {
  /** Null for a letter that is not saved yet. */
  letter: CoverLetter | null;
  values: LetterValues;
  onSaved: (letter: CoverLetter) => void;
  onRemoved: (letterId: string) => void;
}

function LetterForm({ letter, values, onSaved, onRemoved }: LetterFormProps) {
  const say = useSay();
  const locale = useLocale();
  const form = useForm<LetterValues>({ defaultValues: values });
  const { isDirty, isSubmitting, errors } = form.formState;
  const length = useWatch({ control: form.control, name: 'text' }).length;

  async function save(fields: LetterValues) {
    try {
      const saved = await saveLetter(fields, letter);
      form.reset(valuesOf(saved));
      onSaved(saved);
      showSuccess(sayHere`Letter saved`);
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form
      className={`${ui['stack5']} ${styles['form']}`}
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      {errors.root?.message && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField
        label={say`Title`}
        hint={say`For yourself: it is not printed.`}
        {...bindField(form, 'title', { required: say`Title is required` })}
      />
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <TextField label={say`Job title`} {...bindField(form, 'jobTitle')} />
        <TextField label={say`Company`} {...bindField(form, 'company')} />
      </div>
      <TextField label={say`Recipient (optional)`} autoComplete="off" {...bindField(form, 'recipient')} />
      <TextArea
        label={say`Letter`}
        rows={16}
        hint={say`${formatCount(length, locale)} of ${formatCount(coverLetterLimits.text, locale)} characters. An empty line begins a paragraph.`}
        {...bindField(form, 'text', {
          maxLength: {
            value: coverLetterLimits.text,
            message: say`Please use at most ${coverLetterLimits.text} characters.`,
          },
        })}
      />
      <Actions>
        <Button
          type="submit"
          pending={isSubmitting}
          disabled={letter !== null && !isDirty}
          why={say`Nothing has changed since it was saved.`}
        >
          {say`Save`}
        </Button>
        {letter && <LetterFiles letter={letter} isDirty={isDirty} onRemoved={onRemoved} />}
      </Actions>
    </form>
  );
}

interface LetterFilesProps {
  letter: CoverLetter;
  /** Files contain the saved text only. */
  isDirty: boolean;
  onRemoved: (letterId: string) => void;
}

function LetterFiles({ letter, isDirty, onRemoved }: LetterFilesProps) {
  const say = useSay();
  const [printing, setPrinting] = useState<ExportFormat | null>(null);
  const [isConfirming, setConfirming] = useState(false);

  async function download(format: ExportFormat) {
    setPrinting(format);
    await downloadLetter(letter, format).catch(showFailed);
    setPrinting(null);
  }

  async function remove() {
    await callApi('DELETE /cover-letters/:letterId', { params: { letterId: letter.id } });
    onRemoved(letter.id);
  }

  const button = (format: ExportFormat, label: string) => (
    <Button
      variant="secondary"
      pending={printing === format}
      disabled={isDirty || printing !== null}
      why={isDirty ? say`Save it first: files have what is saved.` : undefined}
      onClick={() => void download(format)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('pdf', 'PDF')}
      {button('docx', 'Word')}
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {say`Delete`}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={say`Delete “${letter.title}”?`}
        confirm={say`Delete the letter`}
        onConfirm={remove}
        onClose={() => setConfirming(false)}
      >
        {say`The letter is gone then. Applications that you sent with it keep their copy.`}
      </ConfirmDialog>
    </>
  );
}

function downloadLetter({ id, title }: CoverLetter, format: ExportFormat): Promise<void> {
  const input = { params: { letterId: id }, query: { format } };
  return downloadFile('GET /cover-letters/:letterId/file', input, `${title}.${format}`);
}

/** Creates a letter, or saves over the version of `kept` that was read. */
async function saveLetter(fields: LetterValues, kept: CoverLetter | null): Promise<CoverLetter> {
  if (!kept) return (await callApi('POST /cover-letters', { body: fields })).data;
  const input = { params: { letterId: kept.id }, body: { ...fields, version: kept.version } };
  return (await callApi('PUT /cover-letters/:letterId', input)).data;
}
