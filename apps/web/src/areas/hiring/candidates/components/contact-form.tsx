import type { CandidateDetail } from '@waymark/contract/hiring/candidates';
import { messageMaxLength } from '@waymark/contract/hiring/choices/conversations';
import { conversationPath } from '@waymark/contract/paths';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { writeToCandidate } from '../api/browse-candidates.ts';
import styles from './contact-form.module.css';

/** Writes to a candidate here: there is no other address to write to. */
export function ContactForm({ candidate: { id, name } }: { candidate: CandidateDetail }) {
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
