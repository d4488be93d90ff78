import type { User } from '@waymark/contract/identity/accounts';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import { useEffect, useMemo, useState } from 'react';
import { fieldsOf, sourceOf } from '../../edit-rules.ts';
import {
  differingFields,
  isList,
  toFormValues,
  type EditTarget,
  type FormValue,
  type FormValues,
} from '../../form-rules.ts';
import { readDraft, storeDraft } from '../use-drafts.ts';

interface TypedOptions {
  target: EditTarget;
  user: User;
  profile: ResumeProfile;
}

/** What is typed into a dialog, kept as a draft, and over which version of the section it is typed. */
export function useTypedValues({ target, user, profile }: TypedOptions) {
  const fields = useMemo(() => fieldsOf(target), [target]);
  const there = toFormValues(fields, sourceOf(profile.document, user, target));
  const version = profile.versions[target.section];

  const [draft] = useState(() => readDraft(user.id, target));
  const [begun, setBegun] = useState(there);
  const [values, setValues] = useState<FormValues>({ ...there, ...draft?.values });
  const [base, setBase] = useState(draft?.version ?? version);

  const hasMoved = base !== version;
  // Another entry of the list was saved elsewhere, and this one is as it was: nothing is overwritten by going on.
  const isApart = hasMoved && isList(target.section) && differingFields(fields, begun, there).length === 0;
  useEffect(() => {
    if (isApart) setBase(version);
  }, [isApart, version]);

  function change(name: string, value: FormValue) {
    const next = { ...values, [name]: value };
    setValues(next);
    const isTyped = differingFields(fields, next, begun).length > 0;
    storeDraft(user.id, target, isTyped ? { version: base, values: next } : null);
  }

  function takeOver() {
    setValues(there);
    setBegun(there);
    setBase(version);
    storeDraft(user.id, target, null);
  }

  return {
    fields,
    values,
    there,
    base,
    version,
    changed: differingFields(fields, values, begun).map(({ name }) => name),
    hasMoved: hasMoved && !isApart,
    isRestored: draft !== null,
    change,
    takeOver,
    forget: () => storeDraft(user.id, target, null),
  };
}
