import type { ExportState, ResumeImport } from '@waymark/contract/resume-export/exports';
import { filledSections } from './content-rules.ts';
import { nameOf, toSections, type SectionValue } from './document-rules.ts';
import type { ReadImport } from './import-rules.ts';
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
  const { sections, contact } = toSections(read.resume, person);
  const changed = sections
    .map(({ section, value }) => ({
      section,
      before: describeValue(profile.document[section]),
      after: describeValue(value),
      version: profile.versions[section] ?? 0,
      value,
    }))
    .filter(({ before, after }) => before.join('\n') !== after.join('\n'));
  const isSame = Object.entries(contact).every(
    ([key, value]) => value === '' || value === choices.contact[key as keyof typeof contact],
  );
  return { source: read.source, sections: changed, contact: isSame ? null : contact, leftOut: read.leftOut };
}

/** What a section says, a line for each of its entries. */
function describeValue(value: SectionValue): string[] {
  if (typeof value === 'string') return value.split('\n').filter(Boolean);
  const entries: readonly object[] = Array.isArray(value) ? value : [value];
  return entries.map(describeEntry).filter(Boolean);
}

function describeEntry(entry: object): string {
  const said = Object.entries(entry).flatMap(
    ([key, value]: [string, string | number | boolean | string[] | null]) => {
      if (key === 'id' || value === null || typeof value === 'boolean') return [];
      return Array.isArray(value) ? value.join(', ') : String(value);
    },
  );
  return said.filter(Boolean).join(' · ');
}
