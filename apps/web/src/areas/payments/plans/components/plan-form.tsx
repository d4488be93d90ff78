import { planCurrencies, planRenewals, refundTermsMaxLength } from '@waymark/contract/payments/choices';
import type { StaffPlan } from '@waymark/contract/payments/staff-plans';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { fieldsOf, valuesOf, type PlanValues } from '../rules.ts';

interface PlanFormProps {
  /** Undefined for a new plan. */
  known: StaffPlan | undefined;
  onClose: () => void;
}

/** The terms of a plan; those that its kind does not have are left out. */
export function PlanForm({ known, onClose }: PlanFormProps) {
  const { change } = useChange();
  const kind = known?.kind ?? 'plan';
  const form = useForm<PlanValues>({ defaultValues: valuesOf(known) });
  const save = (values: PlanValues) => {
    const fields = fieldsOf(kind, values);
    return change(
      known
        ? callApi('PUT /staff/plans/:key', {
            params: { key: known.key },
            body: { ...fields, version: known.version },
          })
        : callApi('POST /staff/plans', { body: fields }),
      onClose,
    );
  };
  return (
    <Form form={form} onSubmit={save} submit="Save" onCancel={onClose}>
      <TextField label="Name" maxLength={40} {...bindField(form, 'name')} />
      {kind !== 'free' && <PriceFields form={form} canRenew={kind === 'plan'} />}
      {kind !== 'posting' && (
        <>
          <TextField label="Open postings at once" inputMode="numeric" {...bindField(form, 'postings')} />
          <TextField
            label="Members"
            hint="Of the company at most; empty for no limit."
            inputMode="numeric"
            {...bindField(form, 'seats')}
          />
          <CheckboxField label="With the search for candidates" {...bindField(form, 'candidateSearch')} />
        </>
      )}
      {kind !== 'free' && (
        <TextArea
          label="Refund terms"
          hint="Companies read them before they pay."
          rows={3}
          maxLength={refundTermsMaxLength}
          {...bindField(form, 'refundTerms')}
        />
      )}
    </Form>
  );
}

function PriceFields({ form, canRenew }: { form: UseFormReturn<PlanValues>; canRenew: boolean }) {
  const isRenewing = useWatch({ control: form.control, name: 'renewal' }) !== 'once';
  return (
    <>
      <TextField
        label="Price"
        inputMode="decimal"
        hint="For example 29 or 29.50"
        {...bindField(form, 'amount')}
      />
      <SelectField label="Currency" {...bindField(form, 'currency')}>
        {planCurrencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <TextField
        label="Note beside the price"
        hint="For example “per installation”. It may stay empty."
        maxLength={40}
        {...bindField(form, 'unit')}
      />
      {canRenew && (
        <SelectField
          label="How it is sold"
          hint="A plan that renews is paid each month or year until the company cancels it."
          {...bindField(form, 'renewal')}
        >
          {planRenewals.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {isRenewing ? (
        <TextField
          label="Trial days"
          hint="Free days before the first payment, once for each company; 0 for none."
          inputMode="numeric"
          {...bindField(form, 'trialDays')}
        />
      ) : (
        <TextField label="Days" inputMode="numeric" {...bindField(form, 'days')} />
      )}
      <TextField
        label="Featured days"
        hint="How long each posting is marked as featured from its opening; 0 for not at all."
        inputMode="numeric"
        {...bindField(form, 'featuredDays')}
      />
    </>
  );
}
