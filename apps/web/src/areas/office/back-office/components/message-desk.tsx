import { zodResolver } from '@hookform/resolvers/zod';
import type { ContactMessageState } from '@waymark/contract/office/staff-choices';
import { staffAnswerSchema, type StaffMessageDetail } from '@waymark/contract/office/staff-messages';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useRevalidator } from 'react-router';
import styles from '../../../../components/data/desk.module.css';
import { DeskHeading, Since } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { staffUserPath } from '../rules.ts';
import { messagesPath } from './message-lists.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

const stateLabels = { open: msg`To answer`, answered: msg`Answered`, spam: msg`Spam` } as const;

/** A message from the contact page, its answers, and the form of the next one. */
export function MessageDesk({ message }: { message: StaffMessageDetail }) {
  const say = useSay();
  const { name, email, message: text, state, heldBy, at, userId, answers } = message;
  return (
    <>
      <DeskHeading list={messagesPath(state)}>{name}</DeskHeading>
      <p className={ui['cluster2']}>
        <Badge tone={state === 'answered' ? 'good' : 'neutral'}>{stateLabels[state]}</Badge>
        <span>{email}</span>
        {userId && <Link to={staffUserPath(userId)}>{say`See the account`}</Link>}
      </p>
      {heldBy && <Notice tone="bad">{say`${heldBy} is answering this message.`}</Notice>}
      <Card title={say`The message`}>
        <p className={styles['text']} dir="auto">
          {text}
        </p>
        <p className={ui['note']}>
          <Since at={at} />
        </p>
      </Card>
      {answers.length > 0 && (
        <Card title={say`What was answered`}>
          <ol className={ui['grid4']}>
            {answers.map((answer) => (
              <li key={answer.id}>
                <p className={styles['text']} dir="auto">
                  {answer.text}
                </p>
                <p className={ui['note']}>
                  {answer.who ?? say`A former colleague`}, <Since at={answer.at} />
                </p>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {!heldBy && <AnswerForm message={message} />}
    </>
  );
}

/** Typing the answer reserves the message, so that no colleague answers it too. */
function AnswerForm({ message: { id, email, state } }: { message: StaffMessageDetail }) {
  const say = useSay();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isHeld, setHeld] = useState(false);
  const form = useForm({ resolver: zodResolver(staffAnswerSchema), defaultValues: { text: '' } });
  const params = { messageId: id };

  function hold() {
    if (isHeld) return;
    setHeld(true);
    callApi('POST /staff/messages/:messageId/hold', { params }).catch((failure: unknown) => {
      showFailed(failure);
      void revalidate();
    });
  }

  async function finish(call: Promise<{ message: string }>) {
    showSuccess((await call).message);
    await navigate(messagesPath('open'));
  }

  function setState(next: ContactMessageState) {
    finish(callApi('PUT /staff/messages/:messageId', { params, body: { state: next } })).catch(showFailed);
  }

  return (
    <Card title={state === 'open' ? say`Your answer` : say`Answer again`}>
      <Form
        form={form}
        onSubmit={(body) => finish(callApi('POST /staff/messages/:messageId/answers', { params, body }))}
        submit={say`Send the answer`}
        tools={<StateButtons state={state} onState={setState} />}
      >
        <TextArea
          label={say`Answer`}
          hint={say`It is mailed to ${email}. Their own words are not in it.`}
          rows={8}
          {...bindField(form, 'text', { onChange: hold })}
        />
      </Form>
    </Card>
  );
}

interface StateButtonsProps {
  state: ContactMessageState;
  onState: (state: ContactMessageState) => void;
}

function StateButtons({ state, onState }: StateButtonsProps) {
  const choices =
    state === 'open'
      ? ([
          ['answered', msg`Answered elsewhere`],
          ['spam', msg`Spam`],
        ] as const)
      : ([['open', msg`Back to open`]] as const);
  return choices.map(([next, label]) => (
    <Button key={next} variant="secondary" onClick={() => onState(next)}>
      {label}
    </Button>
  ));
}
