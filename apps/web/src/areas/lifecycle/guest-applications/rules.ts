import { guestApplicationSchema } from '@waymark/contract/lifecycle/guest-applications';
import type { JobQuestion } from '@waymark/contract/jobs/jobs';
import { z } from 'zod';
import type { NameValues } from '../../../components/form/one-name.ts';
import { findResumeProblem } from '../../../components/upload/check-resume-file.ts';
import { fixed } from '@waymark/contract/text/say';

/** The fields of the form; the file exists in the browser only. */
export interface GuestApplicationValues extends NameValues {
  email: string;
  coverLetter: string;
  captcha: string;
  resume: File | null;
  [answer: `answer-${string}`]: string;
}

export const answerName = (questionId: string): `answer-${string}` => `answer-${questionId}`;

/** The names of the fields that outlive leaving the page. */
export function keptNamesOf(questions: readonly Pick<JobQuestion, 'id'>[]) {
  const answers = questions.map(({ id }) => answerName(id));
  return ['firstName', 'lastName', 'hasOneName', 'email', 'coverLetter', ...answers] as const;
}

/** The contract's fields, with an answer to each question under a name of its own. */
export function guestFormSchema(questions: readonly Pick<JobQuestion, 'id' | 'required'>[]) {
  return guestApplicationSchema.omit({ jobId: true, answers: true }).extend({
    resume: z.custom<File | null>().superRefine((file, context) => {
      const message = findResumeProblem(file ?? null);
      if (message) context.addIssue({ code: 'custom', message });
    }),
    ...Object.fromEntries(questions.map((question) => [answerName(question.id), answerSchema(question)])),
  });
}

function answerSchema({ required }: Pick<JobQuestion, 'required'>) {
  return z
    .string()
    .trim()
    .default('')
    .refine((answer) => !required || answer !== '', fixed`Please answer this question.`);
}

/** The multipart form of POST /guest-applications. */
export function guestFormOf(
  jobId: string,
  questions: readonly Pick<JobQuestion, 'id'>[],
  values: GuestApplicationValues,
): FormData {
  const { firstName, lastName, email, coverLetter, captcha, resume } = values;
  const form = new FormData();
  const fields = { jobId, firstName, lastName, email, coverLetter, captcha };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answers = questions.map(({ id }) => [id, values[answerName(id)] ?? '']);
  if (answers.length > 0) form.append('answers', JSON.stringify(Object.fromEntries(answers)));
  // The file comes last, so that a server reading in order has the fields first.
  if (resume) form.append('resume', resume);
  return form;
}
