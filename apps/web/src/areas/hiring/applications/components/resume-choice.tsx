import type { Resume } from '@waymark/contract/resumes/resumes';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatFileSize } from '../../../../lib/format-file-size.ts';
import type { ApplicationDraft } from '../rules.ts';
import styles from './apply-dialog.module.css';

interface ResumeChoiceProps {
  resumes: readonly Resume[];
  draft: ApplicationDraft;
  onChange: (part: Partial<ApplicationDraft>) => void;
  error: string | undefined;
}

/** One of the stored resumes, the default one at first, or a new file. */
export function ResumeChoice({ resumes, draft, onChange, error }: ResumeChoiceProps) {
  const upload = <ResumeFileField file={draft.file} onFile={(file) => onChange({ file })} error={error} />;

  if (resumes.length === 0) return upload;
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['legend']}>Resume</legend>
      {resumes.map((resume) => (
        <label className={styles['choice']} key={resume.id}>
          <input
            type="radio"
            name="resumeId"
            value={resume.id}
            checked={draft.resumeId === resume.id}
            onChange={() => onChange({ resumeId: resume.id })}
          />
          <ResumeName resume={resume} />
        </label>
      ))}
      <label className={styles['choice']}>
        <input
          type="radio"
          name="resumeId"
          value=""
          checked={draft.resumeId === ''}
          onChange={() => onChange({ resumeId: '' })}
        />
        <span className={styles['name']}>Upload a new one</span>
      </label>
      {draft.resumeId === '' ? upload : <FieldError message={error} />}
    </fieldset>
  );
}

function ResumeName({ resume }: { resume: Resume }) {
  return (
    <span className={styles['name']}>
      {resume.label || resume.name}
      <span className={styles['detail']}>
        {resume.label !== '' && `${resume.name}, `}
        {formatFileSize(resume.size)}, uploaded {formatDate(resume.uploadedAt)}
      </span>
    </span>
  );
}
