import { useController, useFormContext } from 'react-hook-form';
import { findResumeProblem } from '../../../../components/upload/check-resume-file.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import type { RegisterValues } from '../constants.ts';

export function ResumeFields({ lostFile }: { lostFile: string | undefined }) {
  const { register, setError, clearErrors } = useFormContext<RegisterValues>();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<RegisterValues, 'resume'>({ name: 'resume' });

  // Said as soon as the file is chosen; that there is none yet waits for the button.
  function choose(file: File | null) {
    field.onChange(file);
    const message = file && findResumeProblem(file);
    if (message) setError('resume', { message });
    else clearErrors('resume');
  }

  return (
    <>
      <ResumeFileField
        file={field.value}
        onFile={choose}
        lost={field.value ? undefined : lostFile}
        ref={ref}
        error={fieldState.error?.message}
      />
      <CheckboxField
        label="Have an expert review my resume, free of charge"
        hint="With this ticked we send your name and this resume to one of our reviewers, a person who writes to you what would make it stronger. Untick it, and no reviewer gets them."
        {...register('sendResumeToExpert')}
      />
      <p>We e-mail you a link to set your password.</p>
    </>
  );
}
