import type { EmployerSignupFields } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { describePlan, planOf } from '@waymark/contract/payments/membership-plans';
import type { PaidPlan } from '@waymark/contract/payments/membership-plans';
import { countries } from '@waymark/contract/places/choices/countries';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams, useLocation, useNavigate } from 'react-router';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { NewPasswordField } from '../../../../components/form/password/new-password-field.tsx';
import { PhoneField } from '../../../../components/form/phone-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { showFieldErrors } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import { isApiError } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { chosenPlanOf } from '../rules.ts';
import type { RegisterCompanyState } from './use-register-company-form.ts';
import styles from '../../../../components/form/form-sections.module.css';

const ownWords = ['email', 'firstName', 'lastName', 'companyName'] as const;

interface RegisterCompanyFormProps {
  form: RegisterCompanyState;
  /** The link to the sign-in page, for whoever has an account. */
  signIn: ReactNode;
}

/** Company and first owner in one form (B-12). Afterwards the guard takes the person on, to the company's jobs. */
export function RegisterCompanyForm({ form, signIn }: RegisterCompanyFormProps) {
  const [refusal, setRefusal] = useState<{ message: string; taken: boolean } | null>(null);
  const redirect = useRedirect();
  const chosen = chosenPlanOf(useSearchParams()[0]);
  const { isSubmitting } = form.formState;

  async function submit(fields: EmployerSignupFields) {
    setRefusal(null);
    await redirect(chosen ? paths.companyTransactions : paths.companyManageJob);
    try {
      await registerCompany(chosen ? { ...fields, plan: chosen } : fields);
    } catch (failure) {
      const left = showFieldErrors(form, failure);
      const taken = isApiError(failure) && failure.code === 'conflict';
      if (taken || left) setRefusal({ message: left, taken });
      return;
    }
    showSuccess('Successfully registered!');
  }

  return (
    <form
      className={styles['form']}
      {...sentByScript}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {chosen && <ChosenPlan plan={chosen} />}
      <CompanyFields form={form} />
      <OwnerFields form={form} />
      <div className={styles['actions']}>
        {refusal && (
          <Notice tone="bad">
            {refusal.taken ? (
              <p>Do you have an account already? {signIn}, or correct the field above.</p>
            ) : (
              <p>{refusal.message}</p>
            )}
          </Notice>
        )}
        <TermsNote by="creating an account" />
        <Button type="submit" pending={isSubmitting}>
          Register company
        </Button>
      </div>
    </form>
  );
}

/** Signs the new employer in. */
function registerCompany(fields: EmployerSignupFields): Promise<void> {
  return authenticate(async () => (await callApi('POST /employer-signup', { body: fields })).data);
}

/** Tells the guard, which takes a new employer on from this page, where to go (lib/return-path). */
function useRedirect(): (path: string) => Promise<void> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return async (path) => {
    const next = { ...(state as object | null), next: path };
    await navigate(pathname + search, { replace: true, preventScrollReset: true, state: next });
  };
}

/** What the registration ends with, said before it begins. */
function ChosenPlan({ plan }: { plan: PaidPlan }) {
  const chosen = planOf(plan);
  return (
    <p>
      You chose <strong>{chosen.name}</strong>, {chosen.price} {chosen.unit}: {describePlan(chosen)}. It is
      ordered with your registration, and paid once your email address is confirmed.
    </p>
  );
}

function OwnerFields({ form }: { form: RegisterCompanyState }) {
  const userInputs = useWatch({ control: form.control, name: ownWords });
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['title']}>You, its first owner</legend>
      <div className={styles['pair']}>
        <TextField label="First name" autoComplete="given-name" {...bindField(form, 'firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...bindField(form, 'lastName')} />
      </div>
      <TextField label="Work email" type="email" autoComplete="email" {...bindField(form, 'email')} />
      <PhoneField label="Phone" {...bindField(form, 'phone')} />
      <NewPasswordField label="Password" userInputs={userInputs} {...bindField(form, 'password')} />
    </fieldset>
  );
}

function CompanyFields({ form }: { form: RegisterCompanyState }) {
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['title']}>Your company</legend>
      <TextField label="Company name" autoComplete="organization" {...bindField(form, 'companyName')} />
      <TextField
        label="Website"
        hint="For example company.example"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        {...bindField(form, 'website')}
      />
      <SelectField label="Country" autoComplete="country-name" {...bindField(form, 'country')}>
        <option value="">Choose a country</option>
        {countries.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SelectField>
    </fieldset>
  );
}
