import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser, loadCritiqueDetail, useAuth } from '../../../../lib/auth-store.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';

/** Sends the resume that is on file; the offer is then gone from the whole page. */
export function SendResume() {
  const { user } = useAuth();
  const [pending, setPending] = useState(false);

  async function send() {
    setPending(true);
    try {
      showSuccess(await sendResumeToExpert());
      if (user) changeUser({ ...user, sendResumeToExpert: true });
      void loadCritiqueDetail();
    } catch (failure) {
      showError(messageOf(failure));
      setPending(false);
    }
  }

  return (
    <Button variant="quiet" pending={pending} onClick={() => void send()}>
      Get a free review
    </Button>
  );
}

/** Sends the resume on file; answers with what to tell its owner (E-3). */
async function sendResumeToExpert(): Promise<string> {
  const { message } = await callApi('POST /send-resume-to-expert');
  return message;
}
