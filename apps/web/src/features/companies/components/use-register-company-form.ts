import { zodResolver } from '@hookform/resolvers/zod';
import { employerSignupSchema, type EmployerSignupFields } from '@waymark/contract/companies';
import { useForm, type UseFormReturn } from 'react-hook-form';

export type RegisterCompanyState = UseFormReturn<EmployerSignupFields>;

/** The registration of B-12: each field is checked when it is left, and again while it is corrected. */
export function useRegisterCompanyForm(): RegisterCompanyState {
  // No default values: what a browser filled in before the page was ready is taken over, not emptied.
  return useForm<EmployerSignupFields>({ resolver: zodResolver(employerSignupSchema), mode: 'onTouched' });
}
