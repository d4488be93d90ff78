import { type UpdateUserFields, updateUserSchema, type User } from '@waymark/contract/identity/accounts';
import { type ResumeSectionKey, summaryAskedLength } from '@waymark/contract/resumes/choices';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import { refuseImplausible } from '@waymark/contract/resumes/resume-profile/plausible';
import { resumeSections } from '@waymark/contract/resumes/resume-profile/sections';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { z } from 'zod';
import { checkedPhone } from '../../../../../components/form/load-phones.ts';
import { namesOf } from '../../../../../components/form/one-name.ts';
import { isApiError, messageOf } from '../../../../../lib/api-answer.ts';
import { callApi } from '../../../../../lib/api-client.ts';
import { changeUser } from '../../../../../lib/auth-store.ts';
import {
  differingFields,
  type EditTarget,
  fieldsOf,
  type FormValue,
  type FormValues,
  fromFormValues,
  isList,
  sourceOf,
  toFormValues,
  valueOf,
  withValue,
} from '../../form-rules.ts';
import { readDraft, storeDraft } from '../use-drafts.ts';
import type { SentSection } from '../use-resume-profile.ts';
import { sayHere } from '../../../../../lib/languages/say.ts';

const accountSchema = updateUserSchema
  .pick({ firstName: true, lastName: true, jobTitle: true, location: true })
  .extend({ phone: checkedPhone(updateUserSchema.shape.phone) });

/** The Basic Details that belong to the account. */
const accountFields = ['firstName', 'lastName', 'jobTitle', 'location', 'phone'] as const;

export interface EditFormOptions {
  target: EditTarget;
  user: User;
  profile: ResumeProfile;
  save: (sections: SentSection[]) => Promise<void>;
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** The form of a dialog: validates fields, and saves over the version it started from. */
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

  /** Validates a changed field on blur. */
  async function checkField(name: string) {
    if (!typed.changed.includes(name)) return;
    const found = (await check(options, value, entryId))[name];
    if (found) setProblems((before) => ({ ...before, [name]: found }));
  }

  const showRestored = useEffectEvent(async () => {
    if (!typed.isRestored) return;
    const found = await check(options, value, entryId);
    setProblems(Object.fromEntries(typed.changed.map((name) => [name, found[name] ?? ''])));
  });
  useEffect(() => void showRestored(), []);

  function change(name: string, next: FormValue) {
    typed.change(name, next);
    forgetFailure();
    const emptied = typed.fields.filter(({ emptyIf }) => emptyIf === name);
    const answered = [name, ...emptied.map((field) => field.name)];
    setProblems((before) => ({ ...before, ...Object.fromEntries(answered.map((one) => [one, ''])) }));
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

/** Runs a save and keeps its failure. */
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
      // Loads the stored version, to show it beside the typed one.
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

/** Saves name, job title, location and phone in the account, if one has changed. */
async function sendAccount(user: User, value: Value): Promise<void> {
  const part = Object.fromEntries(accountFields.map((name) => [name, String(value[name])]));
  if (accountFields.every((name) => part[name] === user[name])) return;
  const { email, desireCompensation } = user;
  const body = { email, desireCompensation, ...part } as UpdateUserFields;
  changeUser((await callApi('PUT /update-user', { body })).data);
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

type Problems = Readonly<Record<string, string>>;

/** The problems of a dialog by field. */
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
  const ofAccountForm: readonly string[] = [...accountFields, 'hasOneName'];
  const isOfAccount = (name: string) => ofAccountForm.includes(name);
  const pick = (ofAccount: boolean) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => isOfAccount(name) === ofAccount));
  return {
    ...problemsOf(await accountSchema.safeParseAsync(namesOf(pick(true)))),
    ...problemsOf(await resumeSections.basics.safeParseAsync(pick(false))),
  };
}

/** A section of plain text has one field. */
function findTextProblems(section: ResumeSectionKey, schema: z.ZodType, text: unknown): Problems {
  const parsed = schema.safeParse(text);
  if (!parsed.success) return { text: parsed.error.issues[0]?.message ?? '' };
  const isShort = section === 'summary' && text !== '' && String(text).trim().length <= summaryAskedLength;
  return isShort ? { text: sayHere`Please use more than ${summaryAskedLength} characters.` } : {};
}

function findListProblem(section: ResumeSectionKey, value: unknown): string | undefined {
  const parsed = (resumeSections[section] as z.ZodType).safeParse(value);
  return parsed.error?.issues[0]?.message;
}

function problemsOf({ error }: z.ZodSafeParseResult<unknown>): Problems {
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[String(path[0] ?? '')] ??= message;
  return found;
}

interface TypedOptions {
  target: EditTarget;
  user: User;
  profile: ResumeProfile;
}

/** The typed values, stored as a draft, and the version of the section they change. */
function useTypedValues({ target, user, profile }: TypedOptions) {
  const fields = useMemo(() => fieldsOf(target), [target]);
  const stored = toFormValues(fields, sourceOf(profile.document, user, target));
  const version = profile.versions[target.section];

  const [draft] = useState(() => readDraft(user.id, target));
  const [initial, setInitial] = useState(stored);
  const [values, setValues] = useState<FormValues>({ ...stored, ...draft?.values });
  const [base, setBase] = useState(draft?.version ?? version);

  const isOutdated = base !== version;
  // Another entry of the list was saved elsewhere, so saving this one overwrites nothing.
  const isOtherEntry =
    isOutdated && isList(target.section) && differingFields(fields, initial, stored).length === 0;
  useEffect(() => {
    if (isOtherEntry) setBase(version);
  }, [isOtherEntry, version]);

  function change(name: string, value: FormValue) {
    const next = withValue(fields, values, name, value);
    setValues(next);
    const isTyped = differingFields(fields, next, initial).length > 0;
    storeDraft(user.id, target, isTyped ? { version: base, values: next } : null);
  }

  function takeOver() {
    setValues(stored);
    setInitial(stored);
    setBase(version);
    storeDraft(user.id, target, null);
  }

  return {
    fields,
    values,
    stored,
    base,
    version,
    changed: differingFields(fields, values, initial).map(({ name }) => name),
    isOutdated: isOutdated && !isOtherEntry,
    isRestored: draft !== null,
    change,
    takeOver,
    forget: () => storeDraft(user.id, target, null),
  };
}
