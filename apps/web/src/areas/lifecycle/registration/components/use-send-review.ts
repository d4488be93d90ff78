import { useState } from 'react';
import { paths } from '@waymark/contract/paths';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { fieldErrorsOf, isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { showAction, showSuccess } from '../../../../lib/toasts.ts';
import { requestReview } from '../api/request-review.ts';
import type { ReviewValues } from '../review-constants.ts';

interface SendReview {
  /** The share that is on its way; null when nothing is. */
  sent: number | null;
  send(values: ReviewValues): Promise<void>;
}

/** Sends the form, and puts what the server says against it where it belongs. */
export function useSendReview({ getValues, setError }: UseFormReturn<ReviewValues>): SendReview {
  const [sent, setSent] = useState<number | null>(null);
  const navigate = useNavigate();

  /** At the fields it is about; what is about none of them stands above the button. */
  async function fail(failure: unknown, file: File | null) {
    const broken = file && (await findUploadProblem(failure, file));
    const fields = Object.entries(broken ? { resume: broken } : fieldErrorsOf(failure));
    const shown = fields.filter(([name]) => name in getValues());
    const left = fields.filter((field) => !shown.includes(field)).map(([, message]) => message);
    if (fields.length === 0) left.push(messageOf(failure));
    if (left.length > 0) setError('root', { message: left.join(' ') });
    const type = isApiError(failure) ? failure.code : 'broken';
    for (const [name, message] of shown) {
      setError(name as keyof ReviewValues, { type, message }, { shouldFocus: true });
    }
  }

  async function send(values: ReviewValues) {
    setSent(0);
    try {
      await requestReview(values, setSent);
    } catch (failure) {
      // The store has shown the server's message; what was typed stays.
      await fail(failure, values.resume);
      return;
    } finally {
      setSent(null);
    }
    showSuccess('Successfully sent resume');
    // The account that was just opened holds the resume: what rules find in it can be seen while a person reads it.
    showAction('See at once what our automatic check finds in it.', 'Open the check', () => {
      void navigate(paths.resumeCheck);
    });
  }

  return { sent, send };
}
