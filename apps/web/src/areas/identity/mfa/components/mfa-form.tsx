import { zodResolver } from '@hookform/resolvers/zod';
import { type MfaCode, mfaCodeSchema } from '@waymark/contract/identity/mfa';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { CodeField } from './proof-form.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { isApiError } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';
import { useWelcome } from '../../../../lib/use-welcome.ts';
import styles from '../../../../components/form/form.module.css';
import ui from '../../../../styles/primitives.module.css';
import { rich, sayHere, useSay } from '../../../../lib/languages/say.ts';

interface MfaFormProps {
  /** Proves that the password was right. */
  challenge: string;
  /** Returns to the password, when the user asks or the challenge has expired. */
  onBack: () => void;
}

/** Asks for a code of the app or a recovery code. */
export function MfaForm({ challenge, onBack }: MfaFormProps) {
  const say = useSay();
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm<MfaCode>({
    resolver: zodResolver(mfaCodeSchema),
    defaultValues: { code: '' },
  });
  const { setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  const welcome = useWelcome();
  useEffect(() => setFocus('code'), [setFocus, isRecovery]);

  async function submit({ code }: MfaCode) {
    try {
      await authenticate(
        async () => (await callApi('POST /login/second-step', { body: { challenge, code } })).data,
      );
    } catch (failure) {
      if (isApiError(failure) && failure.code === 'gone') return onBack();
      showFailure(form, failure);
      setFocus('code', { shouldSelect: true });
      return;
    }
    welcome(sayHere`Logged In`);
  }

  function switchKind() {
    form.reset();
    setRecovery(!isRecovery);
  }

  return (
    <form className={ui['stack5']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <CodeField isRecovery={isRecovery} {...bindField(form, 'code')} />
      <Button type="submit" pending={isSubmitting}>
        {say`Log in`}
      </Button>
      <div className={`${ui['wrap3']} ${styles['actions']}`}>
        <Button variant="quiet" disabled={isSubmitting} onClick={onBack}>
          {say`Back`}
        </Button>
        <Button variant="quiet" disabled={isSubmitting} onClick={switchKind}>
          {isRecovery ? say`Use the app` : say`Use a code for recovery`}
        </Button>
      </div>
      {isRecovery && (
        <p>
          {rich(
            say,
            msg`Lost the codes as well? <link>Write to us</link> from the address of your account.`,
            { link: <Link to={paths.contact} /> },
          )}
        </p>
      )}
    </form>
  );
}
