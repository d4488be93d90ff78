import { decisionReasonMaxLength, type PostingDecision } from '@waymark/contract/office/choices/moderation';
import type { ModeratedPostingDetail } from '@waymark/contract/posting/staff-postings';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { decidePosting } from '../api/decide-posting.ts';
import { decisionWords } from '../constants.ts';
import { decisionsOf } from '../rules.ts';

interface DecisionBarProps {
  posting: ModeratedPostingDetail;
  listPath: string;
}

/** What can be decided of a posting; what its company has to hear the reason of asks for one. */
export function DecisionBar({ posting, listPath }: DecisionBarProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<PostingDecision | null>(null);
  const [pending, setPending] = useState<PostingDecision | null>(null);
  const decisions = decisionsOf(posting);
  if (decisions.length === 0) return null;

  async function decide(decision: PostingDecision, reason: string) {
    await decidePosting(posting.job.id, { decision, reason, updatedAt: posting.updatedAt });
    showSuccess(decisionWords[decision].done);
    await navigate(listPath);
  }

  function press(decision: PostingDecision) {
    if (decisionWords[decision].asks) return setAsked(decision);
    setPending(decision);
    decide(decision, '')
      .catch((failure: unknown) => showError(messageOf(failure)))
      .finally(() => setPending(null));
  }

  const words = asked && decisionWords[asked];
  return (
    <>
      <Actions>
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant={decisionWords[decision].variant}
            pending={pending === decision}
            onClick={() => press(decision)}
          >
            {decisionWords[decision].button}
          </Button>
        ))}
      </Actions>
      <ReasonDialog
        open={asked !== null}
        title={words?.asks?.title}
        label="Reason"
        confirm={words?.button ?? ''}
        tone={words?.variant === 'danger' ? 'danger' : 'primary'}
        maxLength={decisionReasonMaxLength}
        onConfirm={async (reason) => {
          if (asked) await decide(asked, reason);
        }}
        onClose={() => setAsked(null)}
      >
        {words?.asks?.text}
      </ReasonDialog>
    </>
  );
}
