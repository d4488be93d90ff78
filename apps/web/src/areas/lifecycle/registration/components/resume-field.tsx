import { useController, type UseFormReturn } from 'react-hook-form';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import type { ReviewValues } from '../review-constants.ts';

interface ResumeFieldProps {
  form: UseFormReturn<ReviewValues>;
  error: string | undefined;
  /** The name of a file that was chosen before the page was loaded anew. */
  lost: string | undefined;
}

/** A component of its own, so that the form knows it last: the first wrong field gets the focus. */
export function ResumeField({ form, error, lost }: ResumeFieldProps) {
  const {
    field: { ref, onBlur },
  } = useController({ control: form.control, name: 'resume' });

  // A chosen file is checked at once: its upload would be refused.
  function choose(file: File | null) {
    form.setValue('resume', file, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  return <ResumeFileField {...{ error, lost, onBlur, ref }} file={null} onFile={choose} />;
}
