import { isDeepStrictEqual } from 'node:util';
import type { ExportState, ResumeImport } from '@waymark/contract/resumes/resume-export/exports';
import { filledSections } from './content-rules.ts';
import { leftOutShown } from './constants.ts';
import { describeValue } from './description-rules.ts';
import type { ReadImport } from './import-rules.ts';
import { toSections } from './import-sections-rules.ts';
import { nameOf } from './person-rules.ts';
import type { ExportedResume } from './queries.ts';

export function presentState({ choices, person, resume }: ExportedResume): ExportState {
  return {
    choices,
    filled: filledSections(resume),
    account: { name: nameOf(person), phone: person.phone },
  };
}

/** What a file would change, section by section: what stays the same is not asked for. */
export function presentImport(read: ReadImport, { profile, person, choices }: ExportedResume): ResumeImport {
  const { sections, contact, leftOut } = toSections(read.resume, person, profile.document);
  const after = {
    ...profile.document,
    ...Object.fromEntries(sections.map((one) => [one.section, one.value])),
  };
  const changed = sections
    .filter(({ section, value }) => !isDeepStrictEqual(value, profile.document[section]))
    .map(({ section, value }) => ({
      section,
      before: describeValue(section, profile.document),
      after: describeValue(section, after),
      version: profile.versions[section] ?? 0,
      value,
    }));
  const isSame = Object.entries(contact).every(
    ([key, value]) => value === '' || value === choices.contact[key as keyof typeof contact],
  );
  return {
    source: read.source,
    sections: changed,
    contact: isSame ? null : contact,
    leftOut: [...read.leftOut, ...leftOut].slice(0, leftOutShown),
  };
}
