import { resumeSectionLabels, type ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { refuseImplausible } from '@waymark/contract/resumes/resume-profile/plausible';
import { resumeSections } from '@waymark/contract/resumes/resume-profile/sections';
import { z } from 'zod';
import { quote } from './standard-reading-rules.ts';

/*
 * What My Resume takes of what a file says. A value that a form would refuse is left out and said, and what stands
 * beside it is kept: a file is not refused for a wish of its editor.
 */

export type SectionValue = ResumeDocument[ResumeSectionKey];

export interface Accepted {
  /** Undefined where nothing is left. */
  value: SectionValue | undefined;
  leftOut: string[];
}

export function acceptSection(section: ResumeSectionKey, given: unknown): Accepted {
  const schema: z.ZodType = resumeSections[section];
  const label = resumeSectionLabels[section];
  const leftOut: string[] = [];
  const say = (name: string) => (text: string) => leftOut.push(`${name}: ${text}`);
  if (!(schema instanceof z.ZodArray) || !Array.isArray(given)) {
    const value = acceptValue(schema.superRefine(refuseImplausible(section)), given, say(label)) as
      SectionValue | undefined;
    return { value, leftOut };
  }
  const entry = (schema.element as z.ZodType).superRefine(refuseImplausible(section));
  const entries = given.flatMap((one: unknown, at) => {
    if (isSilent(one)) return [];
    const accepted = acceptValue(entry, one, say(`${label} ${at + 1}`));
    return accepted === undefined ? [] : [accepted];
  });
  const value = acceptValue(schema, entries, say(label)) as SectionValue;
  return { value: entries.length > 0 ? value : undefined, leftOut };
}

/** Whether an entry has nothing but the number that it was given here. */
const isSilent = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  Object.entries(entry).every(
    ([key, value]) =>
      key === 'id' || value === undefined || value === null || value === '' || value === false,
  );

type Say = (text: string) => void;

/** Each round leaves something out, so that it ends; what stays refused after that is left out whole. */
function acceptValue(schema: z.ZodType, given: unknown, say: Say): unknown {
  let value: unknown = structuredClone(given);
  for (let round = 0; round < 20; round++) {
    const checked = schema.safeParse(value);
    if (checked.success) return checked.data;
    for (const issue of checked.error.issues) {
      const mended = mend(value, issue, say);
      if (mended === undefined) return undefined;
      ({ value } = mended);
    }
  }
  return undefined;
}

/** The value without what one issue refuses; undefined where it refuses all of it. */
function mend(value: unknown, issue: z.core.$ZodIssue, say: Say): { value: unknown } | undefined {
  const [key, ...deeper] = issue.path;
  if (key === undefined) return mendWhole(value, issue, say);
  if (typeof value !== 'object' || value === null) return undefined;
  const holder = value as Record<PropertyKey, unknown>;
  const part = holder[key];
  // Something that has to be said is not: without it the entry says nothing.
  if (part === undefined || part === '') return refuse(issue.message, say);
  const mended = mend(part, { ...issue, path: deeper }, say);
  if (Array.isArray(holder)) {
    const list: unknown[] = [...(value as unknown[])];
    list[Number(key)] = mended ? mended.value : '';
    return { value: list };
  }
  return { value: { ...holder, [key]: mended?.value } };
}

function mendWhole(value: unknown, issue: z.core.$ZodIssue, say: Say): { value: unknown } | undefined {
  if (issue.code === 'too_big' && typeof value === 'string') {
    say(`shortened to ${issue.maximum} characters`);
    return { value: value.slice(0, Number(issue.maximum)).toWellFormed().trim() };
  }
  if (issue.code === 'too_big' && Array.isArray(value)) {
    say(`the first ${issue.maximum} are kept, ${value.length - Number(issue.maximum)} are left out`);
    return { value: value.slice(0, Number(issue.maximum)) };
  }
  if (issue.code === 'unrecognized_keys' && typeof value === 'object') {
    const keys = new Set(issue.keys);
    for (const key of keys) say(`“${key}”`);
    return { value: Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => !keys.has(key))) };
  }
  if (typeof value === 'string' || typeof value === 'number')
    return refuse(`${quote(String(value))} is left out. ${issue.message}`, say);
  return refuse(issue.message, say);
}

function refuse(message: string, say: Say): undefined {
  say(message);
}
