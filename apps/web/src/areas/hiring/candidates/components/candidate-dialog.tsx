import type { CandidateCard, CandidateDetail } from '@waymark/contract/hiring/candidates';
import { messageMaxLength } from '@waymark/contract/hiring/choices/conversations';
import { conversationPath } from '@waymark/contract/paths';
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError } from '../../../../lib/toasts.ts';
import { downloadCandidateResume, findCandidate, writeToCandidate } from '../api/browse-candidates.ts';
import { CandidateFacts } from './candidate-facts.tsx';
import styles from './candidate-dialog.module.css';

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

/** Writes to a candidate here: there is no other address to write to. */
function ContactForm({ candidate: { id, name } }: { candidate: CandidateDetail }) {
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const [conversation, setConversation] = useState<string>();

  async function send() {
    if (!text.trim()) return setFailure('Write your message.');
    setPending(true);
    setFailure('');
    try {
      setConversation(await writeToCandidate(id, text));
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!pending) void send();
  }

  if (conversation !== undefined) {
    return (
      <Notice tone="good" focus>
        Your message is sent. The answer comes into{' '}
        <Link to={conversationPath('company', conversation)}>your conversation</Link>.
      </Notice>
    );
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <TextArea
        label={`Write to ${name}`}
        rows={3}
        maxLength={messageMaxLength}
        value={text}
        error={failure || undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Actions>
        <Button type="submit" pending={pending}>
          Send message
        </Button>
      </Actions>
    </form>
  );
}
