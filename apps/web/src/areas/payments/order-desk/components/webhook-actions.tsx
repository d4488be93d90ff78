import type { WebhookReceiptDetail } from '@waymark/contract/payments/webhooks';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { replayWebhook, setWebhookAside } from '../api/change-webhook.ts';

/** What can be done with a report: act upon it as if it came now, or let it rest. */
export function WebhookActions({ receipt: { id, state, payload } }: { receipt: WebhookReceiptDetail }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);

  async function replay() {
    showSuccess(await replayWebhook(id));
    setAsked(false);
    await revalidate();
  }

  async function setAside() {
    setPending(true);
    try {
      showSuccess(await setWebhookAside(id));
      await revalidate();
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Actions>
      {payload !== null && (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Replay
        </Button>
      )}
      {state === 'refused' && (
        <Button variant="secondary" pending={pending} onClick={() => void setAside()}>
          Set aside
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title="Replay this report"
        confirm="Replay"
        onConfirm={replay}
        onClose={() => setAsked(false)}
      >
        The board acts upon it as if it came now. What it has done already it does not do again, and it is
        refused when its order has moved on.
      </ConfirmDialog>
    </Actions>
  );
}
