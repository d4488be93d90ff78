import { updateUserSchema } from '@waymark/contract/identity/accounts';
import type { User, UpdateUserFields } from '@waymark/contract/identity/accounts';
import { summaryAskedLength } from '@waymark/contract/resumes/choices/resume-profile';
import type { ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import { refuseImplausible } from '@waymark/contract/resumes/resume-profile/plausible';
import { resumeSections } from '@waymark/contract/resumes/resume-profile/sections';
import { useState } from 'react';
import type { z } from 'zod';
import { checkedPhone } from '../../../../../components/form/load-phones.ts';
import { isApiError, messageOf } from '../../../../../lib/api-answer.ts';
import { callApi } from '../../../../../lib/api-client.ts';
import { changeUser } from '../../../../../lib/auth-store.ts';
import type { SentSection } from '../../api/save-sections.ts';
import { valueOf } from '../../edit-rules.ts';
import { fromFormValues, isList } from '../../form-rules.ts';
import type { EditTarget, FormValue } from '../../form-rules.ts';
import { useTypedValues } from './use-typed-values.ts';

const accountSchema = updateUserSchema
  .pick({ firstName: true, lastName: true, jobTitle: true, location: true })
  .extend({ phone: checkedPhone(updateUserSchema.shape.phone) });

/** The fields of Basic Details that the account keeps. */
const accountFields = ['firstName', 'lastName', 'jobTitle', 'location', 'phone'] as const;

export interface EditFormOptions {
  target: EditTarget;
  user: User;
  profile: ResumeProfile;
  save: (sections: SentSection[]) => Promise<void>;
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** A dialog's form: checked beside its fields, and saved over the version that it was begun from. */
export function useEditForm(options: EditFormOptions) {
  const { target, onClose } = options;
  const typed = useTypedValues(options);
  const [entryId] = useState(() => target.entryId ?? crypto.randomUUID());
  const [problems, setProblems] = useState<Problems>({});
  const { failure, isPending, attempt, forgetFailure } = useAttempt(options.refresh);
  const value = fromFormValues(typed.fields, typed.values);

  const submit = (version: number) =>
    attempt(async () => {
      const found = await check(options, value, entryId);
      setProblems(found);
      if (Object.keys(found).length > 0) return focusFirst(typed.fields, found);
      await send(options, value, { entryId, version });
      typed.forget();
      onClose();
    });

  /** Says what is wrong with a field that was changed and left. */
  async function checkField(name: string) {
    if (!typed.changed.includes(name)) return;
    const found = (await check(options, value, entryId))[name];
    if (found) setProblems((before) => ({ ...before, [name]: found }));
  }

  function change(name: string, next: FormValue) {
    typed.change(name, next);
    forgetFailure();
    setProblems((before) => ({ ...before, [name]: '' }));
  }

  return {
    ...typed,
    problems,
    failure,
    isPending,
    isDirty: typed.changed.length > 0,
    change,
    checkField,
    submit: () => submit(typed.base),
    overwrite: () => submit(typed.version),
    takeOver() {
      typed.takeOver();
      setProblems({});
    },
    discard() {
      typed.forget();
      onClose();
    },
  };
}

/** One save at a time, and what kept it from being done. */
function useAttempt(refresh: () => Promise<void>) {
  const [failure, setFailure] = useState('');
  const [isPending, setPending] = useState(false);

  async function attempt(task: () => Promise<void>) {
    setPending(true);
    setFailure('');
    try {
      await task();
    } catch (reason) {
      setFailure(messageOf(reason));
      // What is there now is shown beside what was typed.
      if (isApiError(reason) && reason.code === 'conflict') await refresh().catch(() => undefined);
    } finally {
      setPending(false);
    }
  }

  return { failure, isPending, attempt, forgetFailure: () => setFailure('') };
}

export type EditForm = ReturnType<typeof useEditForm>;

type Value = Readonly<Record<string, unknown>>;

async function check({ target, profile }: EditFormOptions, value: Value, entryId: string): Promise<Problems> {
  if (target.entryId !== 'names') {
    return findProblems(target.section, isList(target.section) ? { ...value, id: entryId } : value);
  }
  const problem = findListProblem('skills', valueOf(profile.document, target, value, entryId));
  return problem ? { names: problem } : {};
}

async function send(
  { target, user, profile, save }: EditFormOptions,
  value: Value,
  { entryId, version }: { entryId: string; version: number },
): Promise<void> {
  if (target.section === 'basics') await sendAccount(user, value);
  const section = valueOf(profile.document, target, value, entryId);
  await save([{ section: target.section, version, value: section } as SentSection]);
}

/** Name, job title, location and phone are changed in the account, where something of them is new. */
async function sendAccount(user: User, value: Value): Promise<void> {
  const part = Object.fromEntries(accountFields.map((name) => [name, String(value[name])]));
  if (accountFields.every((name) => part[name] === user[name])) return;
  const { email, desireCompensation } = user;
  await updateAccount({ email, desireCompensation, ...part } as Parameters<typeof updateAccount>[0]);
}

function focusFirst(fields: readonly { name: string }[], problems: Problems): void {
  const first = fields.find(({ name }) => problems[name]);
  if (!first) return;
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-field="${first.name}"]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  });
}

/** Name, job title, location and phone are the account's: they are changed there. */
async function updateAccount(fields: UpdateUserFields): Promise<void> {
  const { data } = await callApi('PUT /update-user', { body: fields });
  changeUser(data);
}

type Problems = Readonly<Record<string, string>>;

/** What keeps a filled-in dialog from being saved, by the field beside which it is said. */
async function findProblems(
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
function findListProblem(section: ResumeSectionKey, value: unknown): string | undefined {
  const parsed = (resumeSections[section] as z.ZodType).safeParse(value);
  return parsed.error?.issues[0]?.message;
}

function problemsOf({ error }: z.ZodSafeParseResult<unknown>): Problems {
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[String(path[0] ?? '')] ??= message;
  return found;
}
