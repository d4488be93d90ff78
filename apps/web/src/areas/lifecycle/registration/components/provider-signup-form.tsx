import { providerLabels } from '@waymark/contract/identity/choices';
import type { ProviderOffer } from '@waymark/contract/identity/provider-sign-in';
import { msg } from '@waymark/contract/text/message';
import { useState, type ReactElement } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import styles from '../../../../components/form/form.module.css';
import { NameFields } from '../../../../components/form/name-fields.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { PhoneField } from '../../../../components/form/phone-field.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { showFieldErrors } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import { isApiError } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import ui from '../../../../styles/primitives.module.css';
import {
  providerSignupOf,
  providerSignupResolver,
  type ProviderSignupValues,
} from '../provider-signup-rules.ts';
import { CompanyFields } from './register-company-form.tsx';
import { rich, useSay } from '../../../../lib/languages/say.ts';

const kept = [
  'role',
  'firstName',
  'lastName',
  'hasOneName',
  'email',
  'phone',
  'companyName',
  'website',
  'country',
] as const;

const roleOptions = [
  { value: 'candidate', label: msg`I look for work` },
  { value: 'employer', label: msg`I hire for a company` },
];

interface ProviderSignupFormProps {
  offer: ProviderOffer;
  /** What the account is at first. */
  role: 'candidate' | 'employer';
  /** The plan that was chosen for a company. */
  plan: string | undefined;
  /** The link to the sign-in page. */
  signIn: ReactElement;
  onDone: (role: 'candidate' | 'employer') => void;
}

/** What the provider has not told: which account it is to be, and the company of an employer. */
export function ProviderSignupForm({ offer, role, plan, signIn, onDone }: ProviderSignupFormProps) {
  const say = useSay();
  const form = useForm<ProviderSignupValues>({
    resolver: providerSignupResolver(offer.emailProven),
    defaultValues: {
      role,
      email: offer.email,
      firstName: offer.firstName,
      lastName: offer.lastName,
      hasOneName: offer.firstName !== '' && offer.lastName === '',
    },
    mode: 'onTouched',
  });
  useFormDraft(form, 'provider-signup', kept, { onLeave: true });
  const [refusal, setRefusal] = useState<{ message: string; taken: boolean } | null>(null);
  const chosen = useWatch({ control: form.control, name: 'role' });

  async function submit(values: ProviderSignupValues) {
    setRefusal(null);
    const body = providerSignupOf(values, offer, plan);
    try {
      await authenticate(async () => (await callApi('POST /provider-signup', { body })).data);
    } catch (failure) {
      const left = showFieldErrors(form, failure);
      const taken = isApiError(failure) && failure.code === 'conflict';
      if (taken || left) setRefusal({ message: left, taken });
      return;
    }
    onDone(body.role);
  }

  return (
    <form
      className={ui['grid6']}
      {...sentByScript}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <OfferNote offer={offer} />
      <RadioGroupField label={say`Your account`} options={roleOptions} {...bindField(form, 'role')} />
      {chosen === 'employer' && <CompanyFields form={form} />}
      <PersonFields form={form} asksForEmail={!offer.emailProven} asksForPhone={chosen === 'employer'} />
      <div className={ui['grid4']}>
        {refusal && (
          <Notice tone="bad">
            {refusal.message}
            {refusal.taken && (
              <p>{rich(say, msg`Do you have an account already? <link>Sign in</link>.`, { link: signIn })}</p>
            )}
          </Notice>
        )}
        <TermsNote by="account" />
        <Button type="submit" pending={form.formState.isSubmitting}>
          {say`Create the account`}
        </Button>
      </div>
    </form>
  );
}

function OfferNote({ offer: { provider, email, emailProven } }: { offer: ProviderOffer }) {
  const say = useSay();
  return (
    <p>
      {rich(
        say,
        emailProven
          ? msg`${providerLabels[provider]} has signed you in as <strong>${email}</strong>. You have no account here yet: choose which one you want.`
          : msg`${providerLabels[provider]} has signed you in. You have no account here yet: choose which one you want.`,
        { strong: <strong /> },
      )}
    </p>
  );
}

interface PersonFieldsProps {
  form: UseFormReturn<ProviderSignupValues>;
  /** The provider has proven none. */
  asksForEmail: boolean;
  asksForPhone: boolean;
}

function PersonFields({ form, asksForEmail, asksForPhone }: PersonFieldsProps) {
  const say = useSay();
  return (
    <fieldset className={ui['grid5']}>
      <legend className={styles['title']}>{say`You`}</legend>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <NameFields form={form} />
      </div>
      {asksForEmail && (
        <TextField
          label={say`Email`}
          type="email"
          autoComplete="email"
          hint={say`We mail you a link that confirms it.`}
          {...bindField(form, 'email')}
        />
      )}
      {asksForPhone && <PhoneField label={say`Phone`} {...bindField(form, 'phone')} />}
    </fieldset>
  );
}
