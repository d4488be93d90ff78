import { isDeepStrictEqual } from 'node:util';
import { invalidPhone } from '@waymark/contract/identity/choices';
import {
  resumeSectionKeys,
  resumeSectionLabels,
  type ResumeSectionKey,
} from '@waymark/contract/resumes/choices';
import type { ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import type { JsonResume, JsonResumeBasics } from '@waymark/contract/resumes/resume-export/json-resume';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { refuseImplausible } from '@waymark/contract/resumes/resume-profile/plausible';
import { resumeSections } from '@waymark/contract/resumes/resume-profile/sections';
import { canBeDialled } from '@waymark/contract/text/phone-shape';
import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import { z } from 'zod';
import { nameOf, type Person } from './rules.ts';
import { sectionsFromJson } from './section-rules.ts';
import { quote } from './standard-reading-rules.ts';

/** Whether an entry is empty except for the id assigned during the import. */
const isSilent = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  Object.entries(entry).every(
    ([key, value]) =>
      key === 'id' || value === undefined || value === null || value === '' || value === false,
  );

type Contact = ExportChoices['contact'];

interface ImportedSections {
  sections: { section: ResumeSectionKey; value: SectionValue }[];
  contact: Contact;
  leftOut: Message[];
}

/**
 * A JSON Resume as sections of My Resume, only those with content, and the person's details that differ from
 * the account. An entry that My Resume already has keeps its id, because projects are tagged with it.
 */
export function toSections(resume: JsonResume, person: Person, document: ResumeDocument): ImportedSections {
  const given = sectionsFromJson(resume, person);
  const known = new Map<string, string>();
  const leftOut: Message[] = [];
  const sections: ImportedSections['sections'] = [];
  // Employment and Education come before the projects that are tagged with them.
  for (const section of resumeSectionKeys) {
    if (given[section] === undefined) continue;
    const accepted = acceptSection(section, given[section]);
    leftOut.push(...accepted.leftOut);
    if (accepted.value === undefined) continue;
    sections.push({ section, value: withKnownIds(accepted.value, document[section], known) });
  }
  const { phone = '' } = resume.basics ?? {};
  if (phone !== '' && !canBeDialled(phone))
    leftOut.push(msg`Phone: ${quote(phone)} is left out. ${invalidPhone}`);
  return { sections, contact: contactOf(resume.basics ?? {}, person), leftOut };
}

interface Entry {
  id: string;
  taggedWith?: string;
}

const saysTheSame = ({ id: _one, ...entry }: Entry, { id: _other, ...other }: Entry) =>
  isDeepStrictEqual(entry, other);

function withKnownIds(value: SectionValue, before: SectionValue, known: Map<string, string>): SectionValue {
  if (!Array.isArray(value) || !Array.isArray(before)) return value;
  const free = new Set<Entry>(before);
  const entries = (value as Entry[]).map((made) => {
    const tag = made.taggedWith && (known.get(made.taggedWith) ?? made.taggedWith);
    const entry = tag ? { ...made, taggedWith: tag } : made;
    const same = [...free].find((one) => saysTheSame(one, entry));
    if (!same) return entry;
    free.delete(same);
    known.set(entry.id, same.id);
    return { ...entry, id: same.id };
  });
  return entries as SectionValue;
}

function contactOf({ name = '', phone = '', location = {} }: JsonResumeBasics, person: Person): Contact {
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  return {
    name: name === nameOf(person) ? '' : name.slice(0, 120),
    phone: !canBeDialled(phone) || digits(phone) === digits(person.phone) ? '' : phone.slice(0, 40),
    address: (location.address ?? '').replaceAll(/\s*\n\s*/g, ', ').slice(0, 200),
    postalCode: (location.postalCode ?? '').slice(0, 20),
  };
}

/*
 * The part of a file that My Resume accepts. A value that a form would reject is left out and reported, its
 * neighbours are kept: one editor's odd value should not reject the whole file.
 */

type SectionValue = ResumeDocument[ResumeSectionKey];

interface Accepted {
  /** Undefined if nothing is left. */
  value: SectionValue | undefined;
  leftOut: Message[];
}

function acceptSection(section: ResumeSectionKey, given: unknown): Accepted {
  const schema: z.ZodType = resumeSections[section];
  const label = resumeSectionLabels[section];
  const leftOut: Message[] = [];
  const report = (name: Message) => (text: Message) => leftOut.push(msg`${term(name)}: ${term(text)}`);
  if (!(schema instanceof z.ZodArray) || !Array.isArray(given)) {
    const value = acceptValue(schema.superRefine(refuseImplausible(section)), given, report(label)) as
      | SectionValue
      | undefined;
    return { value, leftOut };
  }
  const entry = (schema.element as z.ZodType).superRefine(refuseImplausible(section));
  const entries = given.flatMap((one: unknown, at) => {
    if (isSilent(one)) return [];
    const accepted = acceptValue(entry, one, report(msg`${term(label)} ${at + 1}`));
    return accepted === undefined ? [] : [accepted];
  });
  const value = acceptValue(schema, entries, report(label)) as SectionValue;
  return { value: entries.length > 0 ? value : undefined, leftOut };
}

type Report = (text: Message) => void;

/** Each round removes something, so the loop ends; a value still rejected after it is left out completely. */
function acceptValue(schema: z.ZodType, given: unknown, report: Report): unknown {
  let value: unknown = structuredClone(given);
  for (let round = 0; round < 20; round++) {
    const checked = schema.safeParse(value);
    if (checked.success) return checked.data;
    for (const issue of checked.error.issues) {
      const mended = mend(value, issue, report);
      if (mended === undefined) return undefined;
      ({ value } = mended);
    }
  }
  return undefined;
}

/** The value without the part that one issue rejects; undefined if that is all of it. */
function mend(value: unknown, issue: z.core.$ZodIssue, report: Report): { value: unknown } | undefined {
  const [key, ...deeper] = issue.path;
  if (key === undefined) return mendWhole(value, issue, report);
  if (typeof value !== 'object' || value === null) return undefined;
  const holder = value as Record<PropertyKey, unknown>;
  const part = holder[key];
  // A required field is missing: the entry is useless without it.
  if (part === undefined || part === '') return refuse(issue.message, report);
  const mended = mend(part, { ...issue, path: deeper }, report);
  if (Array.isArray(holder)) {
    const list: unknown[] = [...(value as unknown[])];
    list[Number(key)] = mended ? mended.value : '';
    return { value: list };
  }
  return { value: { ...holder, [key]: mended?.value } };
}

function mendWhole(value: unknown, issue: z.core.$ZodIssue, report: Report): { value: unknown } | undefined {
  if (issue.code === 'too_big' && typeof value === 'string') {
    report(msg`shortened to ${plural(Number(issue.maximum), 'character')}`);
    return { value: value.slice(0, Number(issue.maximum)).toWellFormed().trim() };
  }
  if (issue.code === 'too_big' && Array.isArray(value)) {
    const max = Number(issue.maximum);
    report(msg`the first ${max} are kept, ${value.length - max} are left out`);
    return { value: value.slice(0, Number(issue.maximum)) };
  }
  if (issue.code === 'unrecognized_keys' && typeof value === 'object') {
    const keys = new Set(issue.keys);
    for (const key of keys) report(`“${key}”`);
    return { value: Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => !keys.has(key))) };
  }
  if (typeof value === 'string' || typeof value === 'number')
    return refuse(msg`${quote(String(value))} is left out. ${issue.message}`, report);
  return refuse(issue.message, report);
}

function refuse(message: Message, report: Report): undefined {
  report(message);
}
