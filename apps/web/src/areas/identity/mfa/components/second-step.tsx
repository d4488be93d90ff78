import { Button } from '../../../../components/form/button.tsx';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

/** Of few people: whoever signs in by the password alone does not wait for it. */
const SecondStepForm = lazyComponent(async () => (await import('./second-step-form.tsx')).SecondStepForm);

interface SecondStepProps {
  /** The proof that the password was right; null where only a passkey signs in. */
  challenge: string | null;
  onBack: () => void;
}

/** What is asked after the password. */
export function SecondStep({ challenge, onBack }: SecondStepProps) {
  if (challenge !== null) {
    return (
      <>
        <SecondStepForm challenge={challenge} onBack={onBack} />
        <PasskeySignIn />
      </>
    );
  }
  return (
    <>
      <p>Your account signs in with its passkey. Use the device or the password manager that keeps it.</p>
      <PasskeySignIn />
      <Button variant="quiet" onClick={onBack}>
        Back
      </Button>
    </>
  );
}
