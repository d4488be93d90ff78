import { zodResolver } from '@hookform/resolvers/zod';
import {
  signupStep1Schema,
  signupStep2Schema,
  signupStep3Schema,
  signupStep4Schema,
  signupStep5Schema,
} from '@waymark/contract/identity/accounts';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { checkedPhone } from '../../../../components/form/load-phones.ts';
import { findResumeProblem } from '../../../../components/upload/check-resume-file.ts';
import { emptyRegisterValues, type RegisterValues } from '../constants.ts';

const resume = z.custom<File | null>().superRefine((file, context) => {
  const message = findResumeProblem(file);
  if (message) context.addIssue({ code: 'custom', message });
});

// A schema takes its own fields out of the whole form, which is more than its type says it accepts.
const resolverOf = (schema: z.ZodObject) => zodResolver(schema) as unknown as Resolver<RegisterValues>;

/** The contract's schema of each step; the last one with the file, which only the browser has as such. */
const resolvers = [
  signupStep1Schema,
  signupStep2Schema.extend({ phone: checkedPhone(signupStep2Schema.shape.phone) }),
  signupStep3Schema,
  signupStep4Schema,
  signupStep5Schema.extend({ resume }),
].map(resolverOf);

/** One form for all steps, so that Back finds everything; each step is checked on submit only (B-3). */
export function useRegisterForm(step: number): UseFormReturn<RegisterValues> {
  const resolver = resolvers[step];
  return useForm<RegisterValues>({
    ...(resolver && { resolver }),
    defaultValues: emptyRegisterValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
}
