import { zodResolver } from '@hookform/resolvers/zod';
import { secondStepCodeSchema } from '@waymark/contract/identity/second-step';
import type { SecondStepCode, SecondStepSetup as Setup } from '@waymark/contract/identity/second-step';
import { useState, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { beginSecondStep, confirmSecondStep } from '../api/set-up-second-step.ts';
import { CodeField } from './code-field.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import formStyles from '../../../../components/form/form.module.css';
import styles from './second-step.module.css';

interface SecondStepSetupProps {
  /** Once it is on: from then on only the codes for recovery are left to be put away. */
  onConfirmed?: () => void;
  onDone: () => void;
}

/** Password, picture and first code, codes for recovery: one after the other. */
export function SecondStepSetup({ onConfirmed, onDone }: SecondStepSetupProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function begin(password: string) {
    setSetup(await beginSecondStep(password));
  }

  async function finish() {
    // Only now: whoever is seen to have passed would be taken on before the codes were put away.
    await refreshUser();
    onDone();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
  if (!setup) {
    return (
      <ProofForm asksForCode={false} submit="Continue" onProve={({ password }) => begin(password)}>
        <p>
          You need an app for codes on your phone, such as Aegis, Google Authenticator or the one of your
          password manager.
        </p>
      </ProofForm>
    );
  }
  return (
    <ConfirmStep
      setup={setup}
      onConfirmed={(made) => {
        setCodes(made);
        onConfirmed?.();
      }}
    />
  );
}

function ConfirmStep({ setup, onConfirmed }: { setup: Setup; onConfirmed: (codes: string[]) => void }) {
  const form = useForm<SecondStepCode>({ resolver: zodResolver(secondStepCodeSchema) });
  const { errors, isSubmitting } = form.formState;

  async function confirm({ code }: SecondStepCode) {
    try {
      onConfirmed(await confirmSecondStep(code));
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form
      className={formStyles['form']}
      noValidate
      onSubmit={(event) => void form.handleSubmit(confirm)(event)}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <p>Take a picture of this with the app.</p>
      <QrCode text={setup.address} label="Picture for the app; the key below says the same" />
      <p>
        No camera? Type this key: <span className={styles['secret']}>{inGroups(setup.secret)}</span>
      </p>
      <CodeField {...bindField(form, 'code')} />
      <Actions>
        <Button type="submit" pending={isSubmitting}>
          Turn it on
        </Button>
      </Actions>
    </form>
  );
}

/** Groups of four are typed with fewer mistakes. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

/** A text as a picture that a phone reads; the quiet zone around it is the standard's four modules. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 4 });
    const dark = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: dark.join('') };
  }, [text]);
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
