import { coverLetterMaxLength } from '@waymark/contract/resumes/choices';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { letterForJobPath } from '@waymark/contract/paths';
import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { formatCount } from '@waymark/contract/text/format';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { QuestionField } from '../../../../components/form/question-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatFileSize } from '../../../../lib/format-file-size.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import type { ApplicationDraft } from '../rules.ts';
import styles from './applications.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface ApplicationFieldsProps {
  job: JobDetail;
  resumes: readonly Resume[];
  letters: readonly CoverLetter[];
  draft: ApplicationDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<ApplicationDraft>) => void;
}

export function ApplicationFields(props: ApplicationFieldsProps) {
  const say = useSay();
  const locale = useLocale();
  const { job, resumes, letters, draft, problems, onChange } = props;
  return (
    <>
      <ResumeChoice
        resumes={resumes}
        draft={draft}
        onChange={onChange}
        error={draft.resumeId === '' ? problems['resume'] : problems['resumeId']}
      />
      <LetterChoice jobId={job.id} letters={letters} onChoose={(coverLetter) => onChange({ coverLetter })} />
      {/* Without a maximum length, which would cut a pasted text off without notice. */}
      <TextArea
        label={say`Cover letter (optional)`}
        hint={say`${formatCount(draft.coverLetter.length, locale)} of ${formatCount(coverLetterMaxLength, locale)} characters`}
        rows={6}
        value={draft.coverLetter}
        onChange={(event) => onChange({ coverLetter: event.currentTarget.value })}
        error={problems['coverLetter']}
      />
      {job.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={draft.answers[question.id] ?? ''}
          error={problems[`answers.${question.id}`]}
          onAnswer={(answer) => onChange({ answers: { ...draft.answers, [question.id]: answer } })}
        />
      ))}
    </>
  );
}

interface ResumeChoiceProps extends Pick<ApplicationFieldsProps, 'resumes' | 'draft' | 'onChange'> {
  error: string | undefined;
}

/** One of the stored resumes, the default one at first, or a new file. */
function ResumeChoice({ resumes, draft, onChange, error }: ResumeChoiceProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const upload = <ResumeFileField file={draft.file} onFile={(file) => onChange({ file })} error={error} />;
  const radioOf = (id: string) => (
    <input
      type="radio"
      name="resumeId"
      value={id}
      checked={draft.resumeId === id}
      onChange={() => onChange({ resumeId: id })}
    />
  );

  if (resumes.length === 0) return upload;
  return (
    <fieldset className={ui['grid2']}>
      <legend className={`${ui['softSm']} ${styles['legend']}`}>{say`Resume`}</legend>
      {resumes.map(({ id, name, label, size, uploadedAt }) => (
        <label className={`${ui['row3']} ${ui['outlined']} ${styles['choice']}`} key={id}>
          {radioOf(id)}
          <span className={`${ui['shrink']} ${ui['semibold']}`}>
            {label || name}
            <span className={`${ui['note']} ${ui['subtitle']} ${styles['detail']}`}>
              {label !== '' && `${name}, `}
              {say`${formatFileSize(size, locale)}, uploaded ${formatDate(words, uploadedAt, locale)}`}
            </span>
          </span>
        </label>
      ))}
      <label className={`${ui['row3']} ${ui['outlined']} ${styles['choice']}`}>
        {radioOf('')}
        <span className={`${ui['shrink']} ${ui['semibold']}`}>{say`Upload a new one`}</span>
      </label>
      {draft.resumeId === '' ? upload : <FieldError message={error} />}
    </fieldset>
  );
}

interface LetterChoiceProps {
  jobId: string;
  letters: readonly CoverLetter[];
  onChoose: (text: string) => void;
}

/** Puts a stored letter into the field, where the candidate can change it. */
function LetterChoice({ jobId, letters, onChoose }: LetterChoiceProps) {
  const say = useSay();
  const [chosen, setChosen] = useState('');

  function choose(letterId: string) {
    setChosen(letterId);
    const letter = letters.find(({ id }) => id === letterId);
    if (letter) onChoose(letter.text);
  }

  if (letters.length === 0) return null;
  return (
    <SelectField
      label={say`Use one of your cover letters`}
      hint={
        <Link to={letterForJobPath(jobId)} target="_blank">
          {say`Write one for this job (opens in a new window)`}
        </Link>
      }
      value={chosen}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{say`None`}</option>
      {letters.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
