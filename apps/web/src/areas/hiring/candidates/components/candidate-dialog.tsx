import type { CandidateCard, CandidateDetail } from '@waymark/contract/hiring/candidates';
import { useEffect, useState } from 'react';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError } from '../../../../lib/toasts.ts';
import { downloadCandidateResume, findCandidate } from '../api/browse-candidates.ts';
import { CandidateFacts } from './candidate-facts.tsx';
import { ContactForm } from './contact-form.tsx';

interface CandidateDialogProps {
  /** Null while none is open. */
  card: CandidateCard | null;
  /** A viewer of the company looks and does not write. */
  mayWrite: boolean;
  onClose: () => void;
}

/** A candidate with all that they say; opening it is what they are told of. */
export function CandidateDialog({ card, mayWrite, onClose }: CandidateDialogProps) {
  return (
    <Dialog open={card !== null} title={card?.headline ?? ''} onClose={onClose}>
      {card && <Opened key={card.id} card={card} mayWrite={mayWrite} />}
    </Dialog>
  );
}

function Opened({ card: { id }, mayWrite }: { card: CandidateCard; mayWrite: boolean }) {
  const [candidate, setCandidate] = useState<CandidateDetail>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let isLeft = false;
    findCandidate(id).then(
      (found) => !isLeft && setCandidate(found),
      (reason: unknown) => !isLeft && setFailure(messageOf(reason)),
    );
    return () => {
      isLeft = true;
    };
  }, [id]);

  if (failure) return <Notice tone="bad">{failure}</Notice>;
  if (!candidate) return <LoadingLine>Loading…</LoadingLine>;
  return (
    <>
      <CandidateFacts candidate={candidate} />
      {candidate.hasResume && <ResumeButton candidate={candidate} />}
      {mayWrite && <ContactForm candidate={candidate} />}
    </>
  );
}

function ResumeButton({ candidate }: { candidate: CandidateDetail }) {
  const [pending, setPending] = useState(false);

  async function download() {
    setPending(true);
    try {
      await downloadCandidateResume(candidate.id, candidate.name);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Actions>
      <Button variant="secondary" pending={pending} onClick={() => void download()}>
        Download resume
      </Button>
    </Actions>
  );
}
