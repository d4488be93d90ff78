import { messageMaxLength } from '@waymark/contract/hiring/choices/conversations';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { conversationPath } from '@waymark/contract/paths';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { sendMessage, type Recipient } from '../api/send-message.ts';
import styles from './message-composer.module.css';
import { useMessageDraft } from './use-message-draft.ts';

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
