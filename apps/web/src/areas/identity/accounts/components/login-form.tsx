import { zodResolver } from '@hookform/resolvers/zod';
import {
  forgotPasswordSchema,
  type LoginFields,
  loginSchema,
  type SignInChallenge,
} from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { AuthLink } from './auth-page.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { fieldErrorsOf, isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';
import { useCarriedFields } from '../../../../lib/use-carried-fields.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import { useWelcome } from '../../../../lib/use-welcome.ts';
import styles from '../../../../components/form/form.module.css';
import ui from '../../../../styles/primitives.module.css';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';

const carriedNames = ['email'] as const;

/** The guard redirects after signing in: this page is for guests. */
export function LoginForm({ onChallenge }: { onChallenge: (challenge: SignInChallenge) => void }) {
  const say = useSay();
  // No default values, so that fields the browser filled in early keep their text.
  const form = useForm<LoginFields>({ resolver: zodResolver(loginSchema), mode: 'onChange' });
  // The draft keeps no password.
  useFormDraft(form, 'login-draft', carriedNames);
  useCarriedFields(form, carriedNames);
  const { errors, dirtyFields, isDirty, isValid, isSubmitting, submitCount, touchedFields } = form.formState;
  const isReady = (isValid && isDirty) || isSubmitting;

  function errorOf(name: keyof LoginFields) {
    return touchedFields[name] && submitCount > 0 ? errors[name]?.message : undefined;
  }

  const { refusal, submit, touch } = useSigningIn(form, onChallenge);

  return (
    <form className={ui['stack5']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <TextField
        label={say`Email`}
        type="email"
        autoComplete="username"
        {...form.register('email')}
        error={errorOf('email')}
      />
      <TextField
        label={say`Password`}
        type="password"
        autoComplete="current-password"
        {...form.register('password')}
        error={errorOf('password')}
      />
      <p className={styles['aside']}>
        <AuthLink to={paths.forgotPassword}>{say`Forgot your password?`}</AuthLink>
      </p>
      <Button
        type="submit"
        pending={isSubmitting}
        disabled={!isReady}
        aria-describedby={isReady ? undefined : 'login-missing'}
        onRefused={() => void form.handleSubmit(submit, touch)()}
      >
        {say`Log in`}
      </Button>
      <p className={`${ui['soft']} ${styles['note']}`} id="login-missing" data-quiet={isReady || undefined}>
        {dirtyFields.email && errors.email
          ? say`Your email is not complete yet.`
          : say`Fill in your email and your password to log in.`}
      </p>
      <LinkRequest form={form} />
    </form>
  );
}

/** Sends the form; its refusal stands beside the form's own errors, which would make it invalid. */
function useSigningIn(form: UseFormReturn<LoginFields>, onChallenge: (challenge: SignInChallenge) => void) {
  const [refusal, setRefusal] = useState('');
  const welcome = useWelcome();

  /** A press while something is missing is an attempt too: it leads to the first field, which that has touched. */
  function touch(missing: FieldErrors<LoginFields>) {
    const first = missing.email ? 'email' : 'password';
    form.setValue(first, form.getValues(first) ?? '', { shouldTouch: true });
  }

  async function submit(fields: LoginFields) {
    setRefusal('');
    try {
      const challenge = await signIn(fields);
      return challenge ? onChallenge(challenge) : welcome(sayHere`Logged In`);
    } catch (failure) {
      // The store has shown the message as a toast, which goes (B-2); here it stays until the next try.
      setRefusal(messageOf(failure));
      // A refused password is most often wrong: select it, so that typing replaces it.
      if (isApiError(failure) && failure.code === 'unauthenticated') {
        form.setFocus('password', { shouldSelect: true });
      }
    }
  }

  return { refusal, submit, touch };
}

/** The way in without a password: a link that is mailed to the typed address (L-33). */
function LinkRequest({ form }: { form: UseFormReturn<LoginFields> }) {
  const say = useSay();
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState('');

  async function send() {
    setAnswer('');
    setProblem('');
    const checked = forgotPasswordSchema.safeParse({ email: form.getValues('email') });
    if (!checked.success) {
      setProblem(say`Fill in your email above, and we mail the link there.`);
      return form.setFocus('email');
    }
    setPending(true);
    try {
      setAnswer((await callApi('POST /login/link', { body: checked.data })).message);
    } catch (failure) {
      setProblem(fieldErrorsOf(failure)['email'] ?? messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={ui['grid4']}>
      <Notice tone="good">{answer}</Notice>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button variant="secondary" pending={pending} onClick={() => void send()}>
        {answer ? say`Mail me another link` : say`Mail me a link to sign in`}
      </Button>
    </div>
  );
}

/** Returns the challenge of MFA, or undefined once signed in. */
async function signIn(fields: LoginFields): Promise<SignInChallenge | undefined> {
  let challenge: SignInChallenge | undefined;
  await authenticate(async () => {
    const { data } = await callApi('POST /login', { body: fields });
    if ('accessToken' in data) return data;
    challenge = data;
    return null;
  });
  return challenge;
}
