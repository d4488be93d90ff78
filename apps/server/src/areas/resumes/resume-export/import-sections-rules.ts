import { isDeepStrictEqual } from 'node:util';
import { resumeSectionKeys, type ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import { invalidPhone } from '@waymark/contract/identity/choices/accounts';
import type { ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import type { JsonResume, JsonResumeBasics } from '@waymark/contract/resumes/resume-export/json-resume';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { canBeDialled } from '@waymark/contract/text/phone-shape';
import { acceptSection, type SectionValue } from './accept-rules.ts';
import { nameOf, type Person } from './person-rules.ts';
import { sectionsFromJson } from './section-rules.ts';
import { quote } from './standard-reading-rules.ts';

type Contact = ExportChoices['contact'];

interface ImportedSections {
  sections: { section: ResumeSectionKey; value: SectionValue }[];
  contact: Contact;
  leftOut: string[];
}

/**
 * A JSON Resume as sections of My Resume, those that it says anything of, and how it names the person where the
 * account says otherwise. An entry that My Resume has already keeps its id, as projects are tagged with it.
 */
export function toSections(resume: JsonResume, person: Person, document: ResumeDocument): ImportedSections {
  const given = sectionsFromJson(resume, person);
  const known = new Map<string, string>();
  const leftOut: string[] = [];
  const sections: ImportedSections['sections'] = [];
  // Employment and Education stand before the projects that are tagged with them.
  for (const section of resumeSectionKeys) {
    if (given[section] === undefined) continue;
    const accepted = acceptSection(section, given[section]);
    leftOut.push(...accepted.leftOut);
    if (accepted.value === undefined) continue;
    sections.push({ section, value: withKnownIds(accepted.value, document[section], known) });
  }
  const { phone = '' } = resume.basics ?? {};
  if (phone !== '' && !canBeDialled(phone))
    leftOut.push(`Phone: ${quote(phone)} is left out. ${invalidPhone}`);
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
