import { takenReasons } from '@waymark/contract/identity/choices/accounts';
import type { CompanyChange } from '@waymark/contract/companies/choices/staff-companies';
import { decisionReasonMaxLength } from '@waymark/contract/office/choices/moderation';
import type { StaffCompanyDetail } from '@waymark/contract/companies/staff-companies';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, type ButtonVariant } from '../../../../components/form/button.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { changeCompany } from '../api/change-company.ts';
import { MergeDialog } from './merge-dialog.tsx';

interface Choice {
  change: CompanyChange;
  label: string;
  variant: ButtonVariant;
}

function choicesFor({ heldReason, isVerified, website }: StaffCompanyDetail): Choice[] {
  const choices: (Choice | false)[] = [
    takenReasons.some((reason) => reason === heldReason) && {
      change: 'approve',
      label: 'Approve',
      variant: 'primary',
    },
    heldReason === 'suspended' && { change: 'lift', label: 'Lift the suspension', variant: 'primary' },
    !isVerified && website !== '' && { change: 'verify', label: 'Verify', variant: 'secondary' },
    isVerified && { change: 'unverify', label: 'Take the verification back', variant: 'secondary' },
    heldReason !== 'suspended' && { change: 'suspend', label: 'Suspend', variant: 'danger' },
  ];
  return choices.filter((choice) => choice !== false);
}

/** What can be done with a company as it is; suspending asks for a reason, merging for its name. */
export function CompanyActions({ company }: { company: StaffCompanyDetail }) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<CompanyChange | null>(null);
  const [dialog, setDialog] = useState<'suspend' | 'merge' | null>(null);

  async function act(change: CompanyChange, reason = '') {
    const seen = { name: company.name, website: company.website };
    try {
      showSuccess(await changeCompany(company.id, { change, reason, seen }));
      setDialog(null);
    } finally {
      await revalidate();
    }
  }

  function press(change: CompanyChange) {
    if (change === 'suspend') return setDialog('suspend');
    setPending(change);
    act(change)
      .catch((failure: unknown) => showError(messageOf(failure)))
      .finally(() => setPending(null));
  }

  return (
    <>
      <Actions>
        {choicesFor(company).map(({ change, label, variant }) => (
          <Button key={change} variant={variant} pending={pending === change} onClick={() => press(change)}>
            {label}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => setDialog('merge')}>
          Merge into another
        </Button>
      </Actions>
      <ReasonDialog
        open={dialog === 'suspend'}
        title={`Suspend ${company.name}`}
        label="Reason"
        confirm="Suspend"
        maxLength={decisionReasonMaxLength}
        onConfirm={(reason) => act('suspend', reason)}
        onClose={() => setDialog(null)}
      >
        Nobody sees it or its jobs any more, and its people can do nothing for it until you lift it. They get
        your words by mail.
      </ReasonDialog>
      <MergeDialog company={company} open={dialog === 'merge'} onClose={() => setDialog(null)} />
    </>
  );
}
