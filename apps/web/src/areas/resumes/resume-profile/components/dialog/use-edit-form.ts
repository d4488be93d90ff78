import type { User } from '@waymark/contract/identity/accounts';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import { useState } from 'react';
import { isApiError, messageOf } from '../../../../../lib/api-answer.ts';
import type { SentSection } from '../../api/save-sections.ts';
import { updateAccount } from '../../api/update-account.ts';
import { valueOf } from '../../edit-rules.ts';
import { fromFormValues, isList, type EditTarget, type FormValue } from '../../form-rules.ts';
import { accountFields, findListProblem, findProblems, type Problems } from '../../validation-rules.ts';
import { useTypedValues } from './use-typed-values.ts';

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
