import type { EmployerSignupFields } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { showFieldErrors } from '../../../../components/form/show-failure.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { isApiError } from '../../../../lib/api-answer.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { registerCompany } from '../api/register-company.ts';
import { chosenPlanOf } from '../rules.ts';
import { ChosenPlan } from './chosen-plan.tsx';
import { CompanyFields } from './company-fields.tsx';
import styles from '../../../../components/form/form-sections.module.css';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import { OwnerFields } from './owner-fields.tsx';
import { useRedirect } from './use-redirect.ts';
import type { RegisterCompanyState } from './use-register-company-form.ts';

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
