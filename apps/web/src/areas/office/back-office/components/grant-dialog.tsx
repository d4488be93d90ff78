import { decisionReasonMaxLength } from '@waymark/contract/office/choices/moderation';
import type { CompanyGrant } from '@waymark/contract/companies/choices/staff-companies';
import { describePlan, paidPlans, planOf } from '@waymark/contract/payments/membership-plans';
import type { StaffCompanyDetail } from '@waymark/contract/companies/staff-companies';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import formStyles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { grantToCompany } from '../api/change-company.ts';

interface GrantDialogProps {
  company: StaffCompanyDetail;
  open: boolean;
  onClose: () => void;
}

interface GrantValues {
  /** A plan, or the id of a posting that waits for a place. */
  grant: string;
  until: string;
  reason: string;
}

/** Asks what a company is granted without a payment, until when and why. */
export function GrantDialog({ company, open, onClose }: GrantDialogProps) {
  return (
    <Dialog open={open} title={`Grant ${company.name} a plan or a place`} onClose={onClose}>
      {open && <GrantForm company={company} onClose={onClose} />}
    </Dialog>
  );
}

function fieldsOf({ grant, ...rest }: GrantValues) {
  const plan: CompanyGrant | undefined = paidPlans.find((key) => key === grant);
  return plan ? { grant: plan, ...rest } : { grant: 'place' as const, jobId: grant, ...rest };
}

function GrantForm({ company, onClose }: Omit<GrantDialogProps, 'open'>) {
  const { revalidate } = useRevalidator();
  const defaultValues: GrantValues = {
    grant: company.waitingPostings[0]?.jobId ?? 'professional',
    until: '',
    reason: '',
  };
  const form = useForm({ defaultValues });
  const { errors, isSubmitting } = form.formState;

  async function grant(values: GrantValues) {
    try {
      showSuccess(await grantToCompany(company.id, fieldsOf(values)));
      onClose();
      await revalidate();
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form
      className={formStyles['form']}
      noValidate
      onSubmit={(event) => void form.handleSubmit(grant)(event)}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <p>Nothing is paid for it. The reason stays in the log, and among what was done with the company.</p>
      <SelectField label="What is granted" {...bindField(form, 'grant')}>
        {company.waitingPostings.map(({ jobId, title }) => (
          <option key={jobId} value={jobId}>
            A place for “{title}”
          </option>
        ))}
        {paidPlans.map((plan) => (
          <option key={plan} value={plan}>
            {planOf(plan).name}: {describePlan(planOf(plan)).replace(/, for .*/, '')}
          </option>
        ))}
      </SelectField>
      <TextField label="Last day" type="date" {...bindField(form, 'until')} />
      <TextArea label="Reason" rows={3} maxLength={decisionReasonMaxLength} {...bindField(form, 'reason')} />
      <Actions align="end">
        <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={isSubmitting}>
          Grant
        </Button>
      </Actions>
    </form>
  );
}
