import type { ConversationDetail } from '@waymark/contract/hiring/conversations';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { blockCompany } from '../api/block-company.ts';
import { ReportDialog } from './report-dialog.tsx';

/** What a candidate does about a company that writes what it should not. */
export function CandidateTools({ detail: { conversation, closedReason } }: { detail: ConversationDetail }) {
  const [asking, setAsking] = useState<'block' | 'report' | null>(null);
  const { revalidate } = useRevalidator();
  const { id, counterpart } = conversation;

  async function block(blocked: boolean) {
    const message = await blockCompany(id, blocked);
    setAsking(null);
    await revalidate();
    showSuccess(message);
  }

  return (
    <Actions>
      <Button variant="quiet" onClick={() => setAsking('report')}>
        Report
      </Button>
      {closedReason === 'blocked' ? (
        <Button
          variant="quiet"
          onClick={() => void block(false).catch((reason: unknown) => showError(messageOf(reason)))}
        >
          Let it write again
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => setAsking('block')}>
          Stop messages
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'block'}
        title={`Stop messages from ${counterpart}?`}
        confirm="Stop messages"
        onConfirm={() => block(true)}
        onClose={() => setAsking(null)}
      >
        {counterpart} can write to you no more, about any of your applications. The applications stay as they
        are, and you can let it write again.
      </ConfirmDialog>
      <ReportDialog
        conversationId={id}
        company={counterpart}
        open={asking === 'report'}
        onClose={() => setAsking(null)}
      />
    </Actions>
  );
}
