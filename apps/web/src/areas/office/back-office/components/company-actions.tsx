import type { CompanyChange } from '@waymark/contract/companies/choices/staff-companies';
import type { StaffCompanyDetail } from '@waymark/contract/companies/staff-companies';
import { takenReasons } from '@waymark/contract/identity/choices/accounts';
import { decisionReasonMaxLength } from '@waymark/contract/office/choices/moderation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator, useNavigate } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import type { ButtonVariant } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { changeCompany, mergeCompany } from '../api/change-company.ts';
import { staffCompanyPath } from '../rules.ts';
import formStyles from '../../../../components/form/form.module.css';

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

interface MergeDialogProps {
  company: StaffCompanyDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks into which company this one goes, and for its name: it cannot be taken back. */
function MergeDialog({ company, open, onClose }: MergeDialogProps) {
  return (
    <Dialog open={open} title={`Merge ${company.name} into another`} onClose={onClose}>
      {open && <MergeForm company={company} onClose={onClose} />}
    </Dialog>
  );
}

function MergeForm({ company, onClose }: Omit<MergeDialogProps, 'open'>) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { intoId: company.namesakes[0]?.id ?? '', name: '' } });
  const { errors, isSubmitting } = form.formState;

  async function merge(fields: { intoId: string; name: string }) {
    try {
      showSuccess(await mergeCompany(company.id, { ...fields, intoId: fields.intoId.trim() }));
      onClose();
      await navigate(staffCompanyPath(fields.intoId.trim()));
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form
      className={formStyles['form']}
      noValidate
      onSubmit={(event) => void form.handleSubmit(merge)(event)}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <p>
        Its people, postings, applicants, conversations and orders go to the other company, and {company.name}{' '}
        is gone. This cannot be taken back.
        {company.heldReason !== null &&
          ' It is held: where the other one has owners, its own come as recruiters, and its postings are looked at first.'}
      </p>
      <TextField
        label="Id of the company that stays"
        hint={company.namesakes[0] && `Filled in: ${company.namesakes[0].name}`}
        autoComplete="off"
        {...bindField(form, 'intoId')}
      />
      <TextField label={`Type ${company.name} to confirm`} autoComplete="off" {...bindField(form, 'name')} />
      <Actions align="end">
        <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" pending={isSubmitting}>
          Merge
        </Button>
      </Actions>
    </form>
  );
}
