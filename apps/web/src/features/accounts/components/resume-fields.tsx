import { useController, useFormContext } from 'react-hook-form';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { ResumeFileField } from '../../../components/resume-file-field.tsx';
import type { RegisterValues } from '../constants.ts';

export function ResumeFields() {
  const { register } = useFormContext<RegisterValues>();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<RegisterValues, 'resume'>({ name: 'resume' });
  return (
    <>
      <ResumeFileField
        file={field.value}
        onFile={field.onChange}
        ref={ref}
        error={fieldState.error?.message}
      />
      <CheckboxField
        label="Have an expert review my resume, free of charge"
        hint="A person reads it and writes to you what would make it stronger."
        {...register('sendResumeToExpert')}
      />
      <p>We e-mail you a link to set your password.</p>
    </>
  );
}
