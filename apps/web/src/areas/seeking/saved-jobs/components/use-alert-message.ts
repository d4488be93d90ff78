import type { SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { firstProblem, type Problem } from '../rules.ts';

/** The first thing that is wrong, for the alert 'Oops'; once it was read, the field it is about has the focus. */
export function useAlertMessage({ setFocus }: UseFormReturn<SavedJobFields>) {
  const [message, setMessage] = useState<string | null>(null);
  const field = useRef<Problem['field']>(undefined);

  useEffect(() => {
    if (message !== null || !field.current) return;
    setFocus(field.current);
    field.current = undefined;
  }, [message, setFocus]);

  function say(problem: Problem) {
    field.current = problem.field;
    setMessage(problem.message);
  }

  return {
    message,
    read: () => setMessage(null),
    sayInvalid: ({ title, company, date }: FieldErrors<SavedJobFields>) =>
      say(firstProblem({ title: title?.message, company: company?.message, date: date?.message })),
    sayFailure: (failure: unknown) => say(firstProblem(fieldErrorsOf(failure), messageOf(failure))),
  };
}
