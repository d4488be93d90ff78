import { updateUserSchema } from '@waymark/contract/identity/accounts';
import { summaryAskedLength, type ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import { refuseImplausible } from '@waymark/contract/resumes/resume-profile/plausible';
import { resumeSections } from '@waymark/contract/resumes/resume-profile/sections';
import type { z } from 'zod';
import { checkedPhone } from '../../../components/form/load-phones.ts';

const accountSchema = updateUserSchema
  .pick({ firstName: true, lastName: true, jobTitle: true, location: true })
  .extend({ phone: checkedPhone(updateUserSchema.shape.phone) });

/** The fields of Basic Details that the account keeps. */
export const accountFields = ['firstName', 'lastName', 'jobTitle', 'location', 'phone'] as const;

export type Problems = Readonly<Record<string, string>>;

/** What keeps a filled-in dialog from being saved, by the field beside which it is said. */
export async function findProblems(
  section: ResumeSectionKey,
  value: Readonly<Record<string, unknown>>,
): Promise<Problems> {
  if (section === 'basics') return findBasicProblems(value);
  const schema: z.ZodType = resumeSections[section];
  if ('text' in value) return findTextProblems(section, schema, value['text']);
  const ofEntry = 'element' in schema ? (schema.element as z.ZodType) : schema;
  return problemsOf(await ofEntry.superRefine(refuseImplausible(section)).safeParseAsync(value));
}

async function findBasicProblems(value: Readonly<Record<string, unknown>>): Promise<Problems> {
  const isOfAccount = (name: string) => (accountFields as readonly string[]).includes(name);
  const split = (wanted: boolean) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => isOfAccount(name) === wanted));
  return {
    ...problemsOf(await accountSchema.safeParseAsync(split(true))),
    ...problemsOf(await resumeSections.basics.safeParseAsync(split(false))),
  };
}

/** A text that is no list and no form: what is wrong with it is wrong with its one field. */
function findTextProblems(section: ResumeSectionKey, schema: z.ZodType, text: unknown): Problems {
  const parsed = schema.safeParse(text);
  if (!parsed.success) return { text: parsed.error.issues[0]?.message ?? '' };
  const isShort = section === 'summary' && text !== '' && String(text).trim().length <= summaryAskedLength;
  return isShort ? { text: `Please use more than ${summaryAskedLength} characters.` } : {};
}

/** The words of Key Skills as a whole. */
export function findListProblem(section: ResumeSectionKey, value: unknown): string | undefined {
  const parsed = (resumeSections[section] as z.ZodType).safeParse(value);
  return parsed.error?.issues[0]?.message;
}

function problemsOf({ error }: z.ZodSafeParseResult<unknown>): Problems {
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[String(path[0] ?? '')] ??= message;
  return found;
}
