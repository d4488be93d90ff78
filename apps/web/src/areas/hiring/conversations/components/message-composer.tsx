import { messageMaxLength } from '@waymark/contract/hiring/choices/conversations';
import { conversationPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { readDraft, removeDraft, storeDraft } from '../../../../lib/session-draft.ts';
import styles from './message-composer.module.css';

interface MessageComposerProps {
  recipient: Recipient;
  to: string;
}

/** Where a message is written. What fails is said below it, and what was typed stays. */
export function MessageComposer({ recipient, to }: MessageComposerProps) {
  const { user } = useAuth();
  const about = 'conversationId' in recipient ? recipient.conversationId : recipient.applicationId;
  const { text, type, clear } = useMessageDraft(user?.id ?? '', about);
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const left = messageMaxLength - text.trim().length;

  async function send() {
    if (text.trim() === '' || left < 0) {
      setFailure(
        left < 0 ? `Please keep the message to ${messageMaxLength} characters.` : 'Write your message.',
      );
      return;
    }
    setPending(true);
    setFailure('');
    try {
      const conversationId = await sendMessage(recipient, text);
      clear();
      await revalidate();
      if ('applicationId' in recipient) {
        await navigate(conversationPath('company', conversationId), { replace: true });
      }
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      className={styles['composer']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={`Message to ${to}`}
        rows={4}
        value={text}
        error={failure || undefined}
        hint={left < 500 ? `${left} characters left` : undefined}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Actions align="end">
        <Button type="submit" pending={pending}>
          Send
        </Button>
      </Actions>
    </form>
  );
}

/** Where a message goes: into a conversation, or to an applicant whom nobody has written to. */
type Recipient = { conversationId: string } | { applicationId: string };

/** Sends a message and gives the conversation that it is in. */
async function sendMessage(recipient: Recipient, text: string): Promise<string> {
  const { data } =
    'conversationId' in recipient
      ? await callApi('POST /conversations/:conversationId/messages', { params: recipient, body: { text } })
      : await callApi('POST /company/applications/:applicationId/messages', {
          params: recipient,
          body: { text },
        });
  return data.conversationId;
}

interface Draft {
  owner: string;
  text: string;
}

/** A message as it is typed: kept through a reload, for whoever typed it, until it is sent. */
function useMessageDraft(
  owner: string,
  about: string,
): { text: string; type: (text: string) => void; clear: () => void } {
  const key = `message:${about}`;
  const [text, setText] = useState(() => {
    const draft = readDraft(key) as Draft | null;
    return draft?.owner === owner ? draft.text : '';
  });
  return {
    text,
    type(typed) {
      setText(typed);
      if (typed) storeDraft(key, { owner, text: typed } satisfies Draft);
      else removeDraft(key);
    },
    clear() {
      setText('');
      removeDraft(key);
    },
  };
}
