import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser, loadCritiqueDetail, useAuth } from '../../../../lib/auth-store.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** Sends the stored resume (E-3); the offer then goes from the whole page. */
export function SendResume() {
  const say = useSay();
  const { user } = useAuth();
  const [pending, setPending] = useState(false);

  async function send() {
    setPending(true);
    try {
      const { message } = await callApi('POST /send-resume-to-expert');
      showSuccess(message);
      if (user) changeUser({ ...user, sendResumeToExpert: true });
      void loadCritiqueDetail();
    } catch (failure) {
      showFailed(failure);
      setPending(false);
    }
  }

  return (
    <Button variant="quiet" pending={pending} onClick={() => void send()}>
      {say`Get a free review`}
    </Button>
  );
}
