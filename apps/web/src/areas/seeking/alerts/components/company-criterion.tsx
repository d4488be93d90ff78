import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../components/form/button.tsx';
import type { AlertDraft } from '../rules.ts';
import styles from './alert-form.module.css';

interface CompanyCriterionProps {
  form: UseFormReturn<AlertDraft>;
  companyName: string | null;
}

/** Says that the alert is about one company, and lets go of it. Nothing where it is about all. */
export function CompanyCriterion({ form, companyName }: CompanyCriterionProps) {
  const company = useWatch({ control: form.control, name: 'company' });
  const error = form.formState.errors.company?.message;
  if (!company) return null;
  return (
    <div className={styles['company']}>
      <span>{error ?? `Only jobs at ${companyName}.`}</span>
      <Button variant="quiet" onClick={() => form.setValue('company', '')}>
        Look at all companies
      </Button>
    </div>
  );
}
