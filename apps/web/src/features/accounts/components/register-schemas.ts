import {
  signupStep1Schema,
  signupStep2Schema,
  signupStep3Schema,
  signupStep4Schema,
  signupStep5Schema,
} from '@waymark/contract/accounts';
import { z } from 'zod';
import { findResumeProblem } from '../../../lib/check-resume-file.ts';

const resume = z.custom<File | null>().superRefine((file, context) => {
  const message = findResumeProblem(file);
  if (message) context.addIssue({ code: 'custom', message });
});

/** The contract's schema of each step; the last one with the file, which only the browser has as such. */
export const registerSchemas = [
  signupStep1Schema,
  signupStep2Schema,
  signupStep3Schema,
  signupStep4Schema,
  signupStep5Schema.extend({ resume }),
] as const;
