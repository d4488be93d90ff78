import type { CandidateCard, CandidateDetail } from '@waymark/contract/hiring/candidates';
import { messageMaxLength } from '@waymark/contract/hiring/choices';
import { conversationPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import ui from '../../../../styles/primitives.module.css';
import { CandidateFacts } from './candidate-facts.tsx';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface CandidateDialogProps {
  /** Null while none is open. */
  card: CandidateCard | null;
  mayWrite: boolean;
  onClose: () => void;
}

/** Opening it tells the candidate that the company looked. */
export function CandidateDialog({ card, mayWrite, onClose }: CandidateDialogProps) {
  return (
    <Dialog open={card !== null} title={card?.headline ?? ''} onClose={onClose}>
      {card && <Opened key={card.id} card={card} mayWrite={mayWrite} />}
    </Dialog>
  );
}

function Opened({ card, mayWrite }: { card: CandidateCard; mayWrite: boolean }) {
  const say = useSay();
  const params = { candidateId: card.id };
  const { data: candidate, failure } = useLoaded(
    async () => (await callApi('GET /candidates/:candidateId', { params })).data,
    [card.id],
  );
  if (failure) return <Notice tone="bad">{failure.message}</Notice>;
  if (!candidate) return <LoadingLine>{say`Loading…`}</LoadingLine>;
  const download = () =>
    downloadFile('GET /candidates/:candidateId/resume', { params }, `${candidate.name} resume`);
  return (
    <>
      <CandidateFacts candidate={candidate} />
      {candidate.hasResume && (
        <Actions>
          <SaveFileButton save={download}>{say`Download resume`}</SaveFileButton>
        </Actions>
      )}
      {mayWrite && <ContactForm candidate={candidate} />}
    </>
  );
}

function ContactForm({ candidate: { id, name } }: { candidate: CandidateDetail }) {
  const say = useSay();
  const [text, setText] = useState('');
  const { pending, failure, run, fail } = useAction();
  const [conversation, setConversation] = useState<string>();

  async function send() {
    const input = { params: { candidateId: id }, body: { text } };
    setConversation((await callApi('POST /candidates/:candidateId/messages', input)).data.conversationId);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!text.trim()) fail(msg`Write your message.`);
    else if (!pending) run(send);
  }

  if (conversation !== undefined) {
    return (
      <Notice tone="good" focus>
        {rich(say, msg`Your message is sent. The answer comes into <link>your conversation</link>.`, {
          link: <Link to={conversationPath('company', conversation)} />,
        })}
      </Notice>
    );
  }
  return (
    <form className={`${ui['grid3']} ${ui['topRule']}`} noValidate onSubmit={submit}>
      <TextArea
        label={say`Write to ${name}`}
        rows={3}
        maxLength={messageMaxLength}
        value={text}
        error={failure || undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Actions>
        <Button type="submit" pending={pending}>
          {say`Send message`}
        </Button>
      </Actions>
    </form>
  );
}
