import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { changeUser, loadCritiqueDetail, useAuth } from '../../../../lib/auth-store.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { sendResumeToExpert } from '../api/send-resume-to-expert.ts';

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
