import { countries } from '@waymark/contract/places/choices';
import { type Billing, type BillingFields, billingFieldsSchema } from '@waymark/contract/payments/invoices';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from '@waymark/contract/zod';
import { countryOptions } from '@waymark/contract/text/country-names';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Form } from '../../../../components/form/form.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay, sayHere } from '../../../../lib/languages/say.ts';

type Of = 'company' | 'product';

const loads = {
  company: () => callApi('GET /company/billing'),
  product: () => callApi('GET /product/billing'),
} as const;

interface BillingFormProps {
  of: Of;
  submit: string;
  onSaved: (billing: Billing) => Promise<void> | void;
  onCancel?: () => void;
}

/** To whom invoices are addressed: asked before a payment, and kept for the next one (L-41). */
export function BillingForm({ of, ...rest }: BillingFormProps) {
  const say = useSay();
  const { data, failure } = useLoaded(async () => (await loads[of]()).data, [of]);
  if (failure) return <Notice tone="bad">{failure.message}</Notice>;
  return data ? (
    <Fields of={of} billing={data} {...rest} />
  ) : (
    <LoadingLine>{say`Looking it up …`}</LoadingLine>
  );
}

function Fields({ of, billing, submit, onSaved, onCancel }: BillingFormProps & { billing: Billing }) {
  const say = useSay();
  const locale = useLocale();
  const form = useForm({ resolver: zodResolver(billingFieldsSchema), defaultValues: billing.details });
  const isCompany = of === 'company';
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        const { data } = await (isCompany
          ? callApi('PUT /company/billing', { body })
          : callApi('PUT /product/billing', { body }));
        await onSaved(data);
      }}
      submit={submit}
      {...(onCancel && { onCancel })}
    >
      <p>
        {say`Invoices from now on are addressed like this; those that were issued stay as they are.`}
        {billing.tax && <> {say`So far: ${billing.tax}`}</>}
      </p>
      <TextField
        label={say`Name`}
        autoComplete={isCompany ? 'organization' : 'name'}
        {...bindField(form, 'name')}
      />
      <TextField label={say`Street and number`} autoComplete="address-line1" {...bindField(form, 'street')} />
      <div className={ui['grid5']}>
        <TextField label={say`Post code`} autoComplete="postal-code" {...bindField(form, 'postCode')} />
        <TextField label={say`Town`} autoComplete="address-level2" {...bindField(form, 'town')} />
      </div>
      <SelectField label={say`Country`} {...bindField(form, 'country')}>
        <option value="">{say`Choose`}</option>
        {countryOptions(countries, locale).map(({ value: country, label }) => (
          <option key={country} value={country}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say`VAT number (optional)`}
        hint={say`Of the European Union, for example DE136695976.`}
        autoComplete="off"
        maxLength={30}
        {...bindField(form, 'vatNumber')}
      />
      {isCompany && <DataFields form={form} />}
    </Form>
  );
}

type BillingFormState = UseFormReturn<z.input<typeof billingFieldsSchema>, unknown, BillingFields>;

/** What invoices as data need. */
function DataFields({ form }: { form: BillingFormState }) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say`Your reference (optional)`}
        hint={say`What the invoice has to name. Public authorities in Germany: the Leitweg-ID.`}
        autoComplete="off"
        {...bindField(form, 'reference')}
      />
      <TextField
        label={say`Email for invoices as data (optional)`}
        hint={say`An XRechnung names it.`}
        type="email"
        {...bindField(form, 'email')}
      />
    </>
  );
}

interface BillingDialogProps extends Omit<BillingFormProps, 'onCancel'> {
  open: boolean;
  onClose: () => void;
}

export function BillingDialog({ open, onClose, ...rest }: BillingDialogProps) {
  const say = useSay();
  return (
    <Dialog open={open} title={say`Billing details`} onClose={onClose}>
      {open && <BillingForm {...rest} onCancel={onClose} />}
    </Dialog>
  );
}

/** What was saved, with what it means for the tax. */
export const sayBilling = ({ tax }: Billing) => showSuccess([sayHere`Saved.`, tax].filter(Boolean).join(' '));
