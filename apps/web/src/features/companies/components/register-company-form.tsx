import type { EmployerSignupFields } from '@waymark/contract/companies';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { fieldErrorsOf, isApiError, messageOf } from '../../../lib/api-answer.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { registerCompany } from '../api/register-company.ts';
import { CompanyFields } from './company-fields.tsx';
import styles from './company-form.module.css';
import { OwnerFields } from './owner-fields.tsx';
import { useLeadOn } from './use-lead-on.ts';
import type { RegisterCompanyState } from './use-register-company-form.ts';

interface RegisterCompanyFormProps {
  form: RegisterCompanyState;
  /** The link to the sign-in page, for whoever has an account. */
  signIn: ReactNode;
}

/** Company and first owner in one form (B-12). Afterwards the guard takes the person on, to the company's jobs. */
export function RegisterCompanyForm({ form, signIn }: RegisterCompanyFormProps) {
  const [refusal, setRefusal] = useState<{ message: string; taken: boolean } | null>(null);
  const leadOn = useLeadOn();
  const { isSubmitting } = form.formState;

  async function submit(fields: EmployerSignupFields) {
    setRefusal(null);
    await leadOn();
    try {
      await registerCompany(fields);
    } catch (failure) {
      const faulty = Object.entries(fieldErrorsOf(failure));
      const taken = isApiError(failure) && failure.code === 'conflict';
      if (taken || faulty.length === 0) setRefusal({ message: messageOf(failure), taken });
      for (const [name, message] of faulty) {
        form.setError(name as keyof EmployerSignupFields, { message }, { shouldFocus: true });
      }
      return;
    }
    showSuccess('Successfully registered!');
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
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
        <Button type="submit" pending={isSubmitting}>
          Register company
        </Button>
      </div>
    </form>
  );
}
