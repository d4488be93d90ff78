import { zodResolver } from '@hookform/resolvers/zod';
import { commentSchema } from '@waymark/contract/content/comments';
import type { SentBody } from '@waymark/contract/endpoints';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { CaptchaField } from '../../../../components/form/captcha/captcha-field.tsx';
import { useCaptchaForm, useOwnAddress } from '../../../../components/form/captcha/use-captcha-form.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import formStyles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { fieldErrorsOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

type CommentFields = SentBody<'POST /blog-posts/:slug/comments'>;

interface CommentFormProps {
  slug: string;
  /** The comment that it answers; null for the post. */
  answered: { id: string; name: string } | null;
  onForget: () => void;
}

const keptNames = ['author', 'email', 'url', 'comment'] as const;

/** The reply form: Author, email, url, comment (J-2). */
export function CommentForm({ slug, answered, onForget }: CommentFormProps) {
  const [answer, setAnswer] = useState('');
  const form = useForm<CommentFields>({ resolver: zodResolver(commentSchema) as never });
  const { errors } = form.formState;
  useFormDraft(form, `comment-draft-${slug}`, keptNames);
  useOwnAddress(form, { name: 'author', email: 'email' });
  const { captcha, box, isSending, onSubmit } = useCaptchaForm(form, send);

  async function send(fields: CommentFields) {
    try {
      const body = { ...fields, parentId: answered?.id ?? null };
      setAnswer((await callApi('POST /blog-posts/:slug/comments', { params: { slug }, body })).message);
      form.setValue('comment', '');
      onForget();
    } catch (failure) {
      showFailure(form, failure);
      if (!('captcha' in fieldErrorsOf(failure))) return;
    }
    captcha.reset();
  }

  return (
    <form
      className={ui['stack5']}
      {...sentByScript}
      onSubmit={(event) => {
        setAnswer('');
        onSubmit(event);
      }}
    >
      {answer && (
        <Notice tone="good" focus>
          {answer}
        </Notice>
      )}
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <Fields form={form} />
      <CaptchaField captcha={captcha} box={box} error={errors.captcha?.message} />
      <PrivacyNote />
      <Buttons {...{ answered, onForget, isSending }} />
    </form>
  );
}

interface ButtonsProps extends Pick<CommentFormProps, 'answered' | 'onForget'> {
  isSending: boolean;
}

function Buttons({ answered, onForget, isSending }: ButtonsProps) {
  const say = useSay();
  return (
    <div className={`${ui['wrap3']} ${formStyles['actions']}`}>
      <Button type="submit" pending={isSending}>
        {say`Submit comment`}
      </Button>
      {answered && (
        <Button variant="secondary" onClick={onForget}>
          {say`Do not answer ${answered.name}`}
        </Button>
      )}
    </div>
  );
}

function Fields({ form }: { form: UseFormReturn<CommentFields> }) {
  const say = useSay();
  return (
    <>
      <TextField label={say`Author`} autoComplete="name" maxLength={80} {...bindField(form, 'author')} />
      <TextField
        label={say`Email`}
        type="email"
        autoComplete="email"
        hint={say`It is not shown.`}
        {...bindField(form, 'email')}
      />
      <TextField label={say`Website (optional)`} type="url" autoComplete="url" {...bindField(form, 'url')} />
      <TextArea label={say`Comment`} {...bindField(form, 'comment')} />
      <CheckboxField label={say`Mail me when someone answers`} {...form.register('wantsMail')} />
    </>
  );
}
