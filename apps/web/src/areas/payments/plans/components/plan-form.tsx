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
import { useSay } from '../../../../lib/languages/say.ts';

interface PlanFormProps {
  /** Undefined for a new plan. */
  known: StaffPlan | undefined;
  onClose: () => void;
}

/** The terms of a plan; those that its kind does not have are left out. */
export function PlanForm({ known, onClose }: PlanFormProps) {
  const say = useSay();
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
    <Form form={form} onSubmit={save} submit={say`Save`} onCancel={onClose}>
      <TextField label={say`Name`} maxLength={40} {...bindField(form, 'name')} />
      {kind !== 'free' && <PriceFields form={form} canRenew={kind === 'plan'} />}
      {kind !== 'posting' && (
        <>
          <TextField
            label={say`Open postings at once`}
            inputMode="numeric"
            {...bindField(form, 'postings')}
          />
          <TextField
            label={say`Members`}
            hint={say`Of the company at most; empty for no limit.`}
            inputMode="numeric"
            {...bindField(form, 'seats')}
          />
          <CheckboxField
            label={say`With the search for candidates`}
            {...bindField(form, 'candidateSearch')}
          />
        </>
      )}
      {kind !== 'free' && (
        <TextArea
          label={say`Refund terms`}
          hint={say`Companies read them before they pay.`}
          rows={3}
          maxLength={refundTermsMaxLength}
          {...bindField(form, 'refundTerms')}
        />
      )}
    </Form>
  );
}

function PriceFields({ form, canRenew }: { form: UseFormReturn<PlanValues>; canRenew: boolean }) {
  const say = useSay();
  const isRenewing = useWatch({ control: form.control, name: 'renewal' }) !== 'once';
  return (
    <>
      <TextField
        label={say`Price`}
        inputMode="decimal"
        hint={say`For example 29 or 29.50`}
        {...bindField(form, 'amount')}
      />
      <SelectField label={say`Currency`} {...bindField(form, 'currency')}>
        {planCurrencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <TextField
        label={say`Note beside the price`}
        hint={say`For example “per installation”. It may stay empty.`}
        maxLength={40}
        {...bindField(form, 'unit')}
      />
      {canRenew && (
        <SelectField
          label={say`How it is sold`}
          hint={say`A plan that renews is paid each month or year until the company cancels it.`}
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
          label={say`Trial days`}
          hint={say`Free days before the first payment, once for each company; 0 for none.`}
          inputMode="numeric"
          {...bindField(form, 'trialDays')}
        />
      ) : (
        <TextField label={say`Days`} inputMode="numeric" {...bindField(form, 'days')} />
      )}
      <TextField
        label={say`Featured days`}
        hint={say`How long each posting is marked as featured from its opening; 0 for not at all.`}
        inputMode="numeric"
        {...bindField(form, 'featuredDays')}
      />
    </>
  );
}
