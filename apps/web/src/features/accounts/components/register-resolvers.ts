import { zodResolver } from '@hookform/resolvers/zod';
import {
  signupStep1Schema,
  signupStep2Schema,
  signupStep3Schema,
  signupStep4Schema,
  signupStep5Schema,
} from '@waymark/contract/accounts';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { findResumeProblem } from '../../../lib/check-resume-file.ts';
import type { RegisterValues } from '../constants.ts';

const resume = z.custom<File | null>().superRefine((file, context) => {
  const message = findResumeProblem(file);
  if (message) context.addIssue({ code: 'custom', message });
});

// A schema takes its own fields out of the whole form, which is more than its type says it accepts.
const resolverOf = (schema: z.ZodObject) => zodResolver(schema) as unknown as Resolver<RegisterValues>;

/** The contract's schema of each step; the last one with the file, which only the browser has as such. */
export const registerResolvers = [
  signupStep1Schema,
  signupStep2Schema,
  signupStep3Schema,
  signupStep4Schema,
  signupStep5Schema.extend({ resume }),
].map(resolverOf);
