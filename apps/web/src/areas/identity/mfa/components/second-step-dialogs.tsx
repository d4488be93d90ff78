import type { IdentityProof } from '@waymark/contract/identity/second-step';
import { useState } from 'react';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { removeSecondStep, renewRecoveryCodes } from '../api/change-second-step.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStepSetup } from './second-step-setup.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

export function SetupDialog({ open, onClose }: DialogProps) {
  const [isOn, setOn] = useState(false);
  return (
    <Dialog
      open={open}
      title={isOn ? 'Put these codes away' : 'Set up the second step'}
      // What is shown once is not closed by a press beside it.
      dismissable={!isOn}
      onClose={onClose}
    >
      {open && (
        <SecondStepSetup
          onConfirmed={() => setOn(true)}
          onDone={() => {
            setOn(false);
            showSuccess('Your second step is on');
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

export function RecoveryCodesDialog({ open, onClose }: DialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function renew(proof: IdentityProof) {
    setCodes(await renewRecoveryCodes(proof));
  }

  function close() {
    setCodes(null);
    onClose();
  }

  return (
    <Dialog
      open={open}
      title={codes ? 'Put these codes away' : 'New codes for recovery'}
      dismissable={!codes}
      onClose={close}
    >
      {open &&
        (codes ? (
          <RecoveryCodes codes={codes} onDone={close} />
        ) : (
          <ProofForm asksForCode submit="Make new codes" onProve={renew} onCancel={close}>
            <p>Ten new ones are made. Those you have do not work any more then.</p>
          </ProofForm>
        ))}
    </Dialog>
  );
}

export function RemoveDialog({ open, isStaff, onClose }: DialogProps & { isStaff: boolean }) {
  async function remove(proof: IdentityProof) {
    await removeSecondStep(proof);
    showSuccess('Your second step is off');
    onClose();
  }

  return (
    <Dialog open={open} title="Turn the second step off?" onClose={onClose}>
      {open && (
        <ProofForm asksForCode submit="Turn it off" isDanger onProve={remove} onCancel={onClose}>
          <p>
            Your password alone signs you in again, and your other devices are signed out.
            {isStaff && ' Nothing of the staff’s opens before you have set up a new one.'}
          </p>
        </ProofForm>
      )}
    </Dialog>
  );
}
