import { zodResolver } from '@hookform/resolvers/zod';
import { resumeReviewSchema } from '@waymark/contract/resumes/resume-review';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { ReviewValues } from '../review-constants.ts';
import { resumeProblemOf } from '../review-rules.ts';

/** The contract's schema, with the file that only the browser has as such. */
const schema = resumeReviewSchema.extend({
  resume: z.custom<File | null>().superRefine((file, context) => {
    const message = resumeProblemOf(file);
    if (message) context.addIssue({ code: 'custom', message });
  }),
});

interface ReviewForm {
  form: UseFormReturn<ReviewValues>;
  /** The message to show at a field, if it is time to. */
  errorOf(name: keyof ReviewValues): string | undefined;
}

/** Errors appear once a field was touched; those of the email wait for a submit attempt (C-1). */
export function useReviewForm(): ReviewForm {
  // No default values: what a browser filled in before the page was ready is taken over, not emptied.
  const form = useForm<ReviewValues>({
    resolver: zodResolver(schema) as unknown as Resolver<ReviewValues>,
    mode: 'onTouched',
  });
  const { errors, submitCount } = form.formState;
  return {
    form,
    errorOf: (name) => (name === 'email' && submitCount === 0 ? undefined : errors[name]?.message),
  };
}
