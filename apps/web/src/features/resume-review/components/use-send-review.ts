import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf, isApiError } from '../../../lib/api-answer.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { requestReview } from '../api/request-review.ts';
import type { ReviewValues } from '../constants.ts';

interface SendReview {
  /** The share that is on its way; null when nothing is. */
  sent: number | null;
  send(values: ReviewValues): Promise<void>;
}

/** Sends the form, and puts what the server says against it where it belongs. */
export function useSendReview({ setError }: UseFormReturn<ReviewValues>): SendReview {
  const [sent, setSent] = useState<number | null>(null);

  async function send(values: ReviewValues) {
    setSent(0);
    try {
      await requestReview(values, setSent);
    } catch (failure) {
      // The store has shown the server's message; what was typed stays.
      const type = isApiError(failure) ? failure.code : 'server';
      for (const [name, message] of Object.entries(fieldErrorsOf(failure))) {
        setError(name as keyof ReviewValues, { type, message }, { shouldFocus: true });
      }
      return;
    } finally {
      setSent(null);
    }
    showSuccess('Successfully sent resume');
  }

  return { sent, send };
}
