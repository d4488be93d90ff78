import { inOwnWords } from '../../../../lib/board.ts';
import { type EmployerSignupFields, employerSignupSchema } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { describePlan, priceOf, type Plan } from '@waymark/contract/payments/membership-plans';
import { countries } from '@waymark/contract/places/choices';
import { msg, term } from '@waymark/contract/text/message';
import { type ReactElement, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import styles from '../../../../components/form/form.module.css';
import { checkedPhone } from '../../../../components/form/load-phones.ts';
import { NameFields } from '../../../../components/form/name-fields.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { nameResolver, type NameValues } from '../../../../components/form/one-name.ts';
import { NewPasswordField } from '../../../../components/form/password/new-password-field.tsx';
import { PhoneField } from '../../../../components/form/phone-field.tsx';
import { resolveInTurn } from '../../../../components/form/resolve-in-turn.ts';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { showFieldErrors } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import { isApiError } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { chosenPlanOf } from '../rules.ts';
import { rich, sayHere, useSay } from '../../../../lib/languages/say.ts';
import { countryOptions } from '@waymark/contract/text/country-names';

const ownWords = ['email', 'firstName', 'lastName', 'companyName'] as const;

interface RegisterCompanyFormProps {
  form: RegisterCompanyState;
  /** The link to the sign-in page. */
  signIn: ReactElement;
}

/** The company and its first owner (B-12). The guard redirects to the jobs afterwards. */
export function RegisterCompanyForm({ form, signIn }: RegisterCompanyFormProps) {
  const say = useSay();
  const [refusal, setRefusal] = useState<{ message: string; taken: boolean } | null>(null);
  const redirect = useRedirect();
  const chosen = chosenPlanOf(useSearchParams()[0]);
  const { isSubmitting } = form.formState;

  async function submit(fields: EmployerSignupFields) {
    setRefusal(null);
    await redirect(chosen ? paths.companyTransactions : paths.companyManageJob);
    try {
      const body = chosen ? { ...fields, plan: chosen.key } : fields;
      await authenticate(async () => (await callApi('POST /employer-signup', { body })).data);
    } catch (failure) {
      const left = showFieldErrors(form, failure);
      const taken = isApiError(failure) && failure.code === 'conflict';
      if (taken || left) setRefusal({ message: left, taken });
      return;
    }
    showSuccess(sayHere`Successfully registered!`);
  }

  return (
    <form
      className={ui['grid6']}
      {...sentByScript}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {chosen && <ChosenPlan plan={chosen} />}
      <CompanyFields form={form} />
      <OwnerFields form={form} />
      <div className={ui['grid4']}>
        {refusal && (
          <Notice tone="bad" silent={refusal.taken}>
            {refusal.taken ? (
              <p>
                {rich(
                  say,
                  msg`Do you have an account already? <link>Sign In</link>, or correct the field above.`,
                  { link: signIn },
                )}
              </p>
            ) : (
              refusal.message
            )}
          </Notice>
        )}
        <TermsNote by="account" />
        <Button type="submit" pending={isSubmitting}>
          {say`Register company`}
        </Button>
      </div>
    </form>
  );
}

/** Sets where the guard redirects a new employer (lib/return-path). */
function useRedirect(): (path: string) => Promise<void> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return async (path) => {
    const next = { ...(state as object | null), next: path };
    await navigate(pathname + search, { replace: true, preventScrollReset: true, state: next });
  };
}

/** Announces the order that the registration makes. */
function ChosenPlan({ plan: chosen }: { plan: Plan }) {
  const say = useSay();
  const locale = useLocale();
  const [plan] = inOwnWords<[Plan]>('plans', [chosen], say.language);
  return (
    <p>
      {rich(
        say,
        msg`You chose <strong>${plan.name}</strong>, ${[priceOf(plan, locale), plan.unit].filter(Boolean).join(' ')}: ${term(describePlan(plan))}. It is ordered with your registration, and paid once your email address is confirmed.`,
        { strong: <strong dir="auto" /> },
      )}
    </p>
  );
}

function OwnerFields({ form }: { form: RegisterCompanyState }) {
  const say = useSay();
  const userInputs = useWatch({ control: form.control, name: ownWords });
  return (
    <fieldset className={ui['grid5']}>
      <legend className={styles['title']}>{say`You, its first owner`}</legend>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <NameFields form={form} />
      </div>
      <TextField label={say`Work email`} type="email" autoComplete="email" {...bindField(form, 'email')} />
      <PhoneField label={say`Phone`} {...bindField(form, 'phone')} />
      <NewPasswordField label={say`Password`} userInputs={userInputs} {...bindField(form, 'password')} />
    </fieldset>
  );
}

type CompanyPart = Pick<EmployerSignupFields, 'companyName' | 'website'> & { country: string };

/** For any form with these fields among others, which its type does not say. */
export function CompanyFields<Values extends CompanyPart, Fields>({
  form: whole,
}: {
  form: UseFormReturn<Values, unknown, Fields>;
}) {
  const say = useSay();
  const locale = useLocale();
  const form = whole as unknown as UseFormReturn<CompanyPart>;
  return (
    <fieldset className={ui['grid5']}>
      <legend className={styles['title']}>{say`Your company`}</legend>
      <TextField label={say`Company name`} autoComplete="organization" {...bindField(form, 'companyName')} />
      <TextField
        label={say`Website`}
        hint={say`For example company.example`}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        {...bindField(form, 'website')}
      />
      <SelectField label={say`Country`} autoComplete="country-name" {...bindField(form, 'country')}>
        <option value="">{say`Choose a country`}</option>
        {countryOptions(countries, locale).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}

type CompanyValues = EmployerSignupFields & NameValues;

const schema = employerSignupSchema.extend({ phone: checkedPhone(employerSignupSchema.shape.phone) });
const resolver = resolveInTurn(nameResolver<CompanyValues, EmployerSignupFields>(schema));

type RegisterCompanyState = UseFormReturn<CompanyValues, unknown, EmployerSignupFields>;

/** Each field is checked on blur, and again while it is corrected (B-12). */
export function useRegisterCompanyForm(): RegisterCompanyState {
  // No other default values, so that fields the browser filled in early keep their text.
  return useForm<CompanyValues, unknown, EmployerSignupFields>({
    resolver,
    defaultValues: { hasOneName: false },
    mode: 'onTouched',
  });
}
