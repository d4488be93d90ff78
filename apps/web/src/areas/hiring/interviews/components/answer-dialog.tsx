import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import form from '../../../../components/form/form.module.css';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { answerInterview } from '../api/answer-interview.ts';

interface AnswerDialogProps {
  interviewId: string;
  company: string;
  /** Null: nothing is being asked. */
  asking: 'ask' | 'decline' | null;
  onClose: () => void;
}

const words = {
  ask: { title: 'Ask for other times', label: 'When would suit you?', send: 'Ask for other times' },
  decline: { title: 'Decline the interview?', label: 'A word to the company (optional)', send: 'Decline' },
} as const;

/** What a candidate says to times that do not suit. */
export function AnswerDialog({ interviewId, company, asking, onClose }: AnswerDialogProps) {
  return (
    <Dialog open={asking !== null} title={asking ? words[asking].title : ''} onClose={onClose}>
      {asking && <AnswerForm interviewId={interviewId} company={company} asking={asking} onClose={onClose} />}
    </Dialog>
  );
}

interface AnswerFormProps extends AnswerDialogProps {
  asking: 'ask' | 'decline';
}

function AnswerForm({ interviewId, company, asking, onClose }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);
  const { revalidate } = useRevalidator();
  const { label, send } = words[asking];

  async function submit() {
    setPending(true);
    setFailure('');
    try {
      await answerInterview(interviewId, { answer: asking, text });
      onClose();
      await revalidate();
      showSuccess(`${company} is told.`);
    } catch (reason) {
      setFailure(messageOf(reason));
      setPending(false);
    }
  }

  return (
    <form
      className={form['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {asking === 'decline' && <p>Your application stays as it is. The time becomes free for others.</p>}
      <TextArea
        label={label}
        rows={4}
        maxLength={1000}
        value={text}
        error={failure || undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant={asking === 'decline' ? 'danger' : 'primary'} pending={pending}>
          {send}
        </Button>
      </Actions>
    </form>
  );
}
