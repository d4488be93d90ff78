import { zodResolver } from '@hookform/resolvers/zod';
import type { ContactMessageState } from '@waymark/contract/office/choices/staff-messages';
import { staffAnswerSchema, type StaffMessageDetail } from '@waymark/contract/office/staff-messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import formStyles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { answerMessage, holdMessage, markMessage } from '../api/change-message.ts';
import { messagesPath } from './message-frame.tsx';

/** Writes the answer; from the first letter on the message is held, so that no colleague answers it too. */
export function AnswerForm({ message: { id, email, state } }: { message: StaffMessageDetail }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isHeld, setHeld] = useState(false);
  const form = useForm({ resolver: zodResolver(staffAnswerSchema), defaultValues: { text: '' } });
  const { errors, isSubmitting } = form.formState;

  function hold() {
    if (isHeld) return;
    setHeld(true);
    holdMessage(id).catch((failure: unknown) => {
      showError(messageOf(failure));
      void revalidate();
    });
  }

  async function finish(done: Promise<string>) {
    showSuccess(await done);
    await navigate(messagesPath('open'));
  }

  async function send({ text }: { text: string }) {
    await finish(answerMessage(id, text)).catch((failure: unknown) => showFailure(form, failure));
  }

  function mark(next: ContactMessageState) {
    finish(markMessage(id, next)).catch((failure: unknown) => showError(messageOf(failure)));
  }

  return (
    <Card title={state === 'open' ? 'Your answer' : 'Answer again'}>
      <form
        className={formStyles['form']}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
        <TextArea
          label="Answer"
          hint={`It is mailed to ${email}. Their own words are not in it.`}
          rows={8}
          {...bindField(form, 'text', { onChange: hold })}
        />
        <Actions>
          <Button type="submit" pending={isSubmitting}>
            Send the answer
          </Button>
          <Marks state={state} onMark={mark} />
        </Actions>
      </form>
    </Card>
  );
}

interface MarksProps {
  state: ContactMessageState;
  onMark: (state: ContactMessageState) => void;
}

/** What a message can be besides answered here. */
function Marks({ state, onMark }: MarksProps) {
  if (state !== 'open') {
    return (
      <Button variant="secondary" onClick={() => onMark('open')}>
        Back to open
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => onMark('answered')}>
        Answered elsewhere
      </Button>
      <Button variant="secondary" onClick={() => onMark('spam')}>
        Spam
      </Button>
    </>
  );
}
