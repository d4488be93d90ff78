import { zodResolver } from '@hookform/resolvers/zod';
import { contactMessageSchema, type ContactMessageFields } from '@waymark/contract/content/contact';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { CaptchaField } from '../../../../components/form/captcha/captcha-field.tsx';
import { useCaptchaForm, useOwnAddress } from '../../../../components/form/captcha/use-captcha-form.ts';
import { Notice } from '../../../../components/form/notice.tsx';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { fieldErrorsOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './contact.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** The form, and the answer once the message was sent. */
export function MessageForm() {
  const [answer, setAnswer] = useState('');
  if (answer) return <SentNotice answer={answer} onAnother={() => setAnswer('')} />;
  return <FieldsToSend onSent={setAnswer} />;
}

function SentNotice({ answer, onAnother }: { answer: string; onAnother: () => void }) {
  const say = useSay();
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus goes to the notice in its place.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className={styles['sent']} tabIndex={-1}>
      <Notice tone="good">{answer}</Notice>
      <Button variant="secondary" onClick={onAnother}>
        {say`Write another message`}
      </Button>
    </div>
  );
}

const keptNames = ['name', 'email', 'message'] as const;

function FieldsToSend({ onSent }: { onSent: (answer: string) => void }) {
  const say = useSay();
  const form = useForm<ContactMessageFields>({ resolver: zodResolver(contactMessageSchema) });
  const { errors } = form.formState;
  useFormDraft(form, 'message-draft', keptNames);
  useOwnAddress(form, { name: 'name', email: 'email' });
  const { captcha, box, isSending, onSubmit } = useCaptchaForm(form, send);

  async function send(fields: ContactMessageFields) {
    try {
      onSent((await callApi('POST /contact-messages', { body: fields })).message);
    } catch (failure) {
      showFailure(form, failure);
      if ('captcha' in fieldErrorsOf(failure)) captcha.reset();
    }
  }

  return (
    <form className={styles['form']} {...sentByScript} onSubmit={onSubmit}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <p className={ui['note']}>{say`Fields marked with * are required.`}</p>
      <TextField label={say`Name`} required autoComplete="name" {...bindField(form, 'name')} />
      <TextField
        label={say`Email`}
        type="email"
        required
        autoComplete="email"
        {...bindField(form, 'email')}
      />
      <TextArea label={say`Message`} required {...bindField(form, 'message')} />
      <CaptchaField captcha={captcha} box={box} error={errors.captcha?.message} />
      <PrivacyNote />
      <Button type="submit" pending={isSending}>
        {say`Send message`}
      </Button>
    </form>
  );
}
