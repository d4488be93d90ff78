import { zodResolver } from '@hookform/resolvers/zod';
import { employerSignupSchema, type EmployerSignupFields } from '@waymark/contract/companies/companies';
import { checkedPhone } from '../../../../components/form/load-phones.ts';
import { resolveInTurn } from '../../../../components/form/resolve-in-turn.ts';
import { useForm, type UseFormReturn } from 'react-hook-form';

const schema = employerSignupSchema.extend({ phone: checkedPhone(employerSignupSchema.shape.phone) });
const resolver = resolveInTurn(zodResolver(schema));

export type RegisterCompanyState = UseFormReturn<EmployerSignupFields>;

/** The registration of B-12: each field is checked when it is left, and again while it is corrected. */
export function useRegisterCompanyForm(): RegisterCompanyState {
  // No default values: what a browser filled in before the page was ready is taken over, not emptied.
  return useForm<EmployerSignupFields>({ resolver, mode: 'onTouched' });
}
