import type {
  ReadContact,
  ReadEducation,
  ReadPosition,
  ReadResume,
  ReadSection,
  ReadCertification,
  ReadLanguage,
  ReadSkill,
  ReadProject,
} from '@waymark/contract/resumes/resume-reading';
import type { Line } from '../resume-layout/line-rules.ts';
import { findDates, isOnlyDates } from '../resume-words/date-rules.ts';
import { isPlace } from '../resume-words/place-rules.ts';
import { knownHeading, titlePattern } from '../resume-words/rules.ts';
import { isDrivingLicence, isRegistration, licencesOf, readCertifications } from './certification-rules.ts';
import { contactPieces, findEmail, findLinks, findPhone, findPlace } from './contact-rules.ts';
import { readEducation } from './education-rules.ts';
import { divideIntoEntries, linesOfEntry } from './entry-rules.ts';
import { labelOf } from './label-rules.ts';
import { readLabelledEducation, readLabelledPositions } from './labelled-entry-rules.ts';
import { isLanguage, spokenLabel } from './language-rules.ts';
import { findName } from './name-rules.ts';
import { readPositions } from './position-rules.ts';
import { divideIntoSections, type Section } from './section-rules.ts';
import { readHeader } from './segment-rules.ts';
import { readLanguages, readListedLanguages, readSkills } from './skill-rules.ts';

export type Structure = Omit<ReadResume, 'format' | 'pages' | 'unreadableGlyphs'>;

export interface HiddenLink {
  url: string;
  line: string | undefined;
}

/** The content of a resume's lines, by section. */
export function understandLines(lines: readonly Line[], links: readonly HiddenLink[]): Structure {
  const email = findEmail(
    lines,
    links.map(({ url }) => url),
  );
  const name = findName(lines, email?.text);
  const sections = divideIntoSections(lines, name);
  const head = linesOf(sections, ['head', 'contact']);
  const phone = findPhone(head) ?? findPhone(lines);
  const cities = findCities(lines);
  return {
    contact: {
      name,
      headline: findHeadline(head, name),
      email,
      phone,
      place:
        findPlace(head, name?.text) ?? findPlace(linesNear(sections, [email?.line, phone?.line]), name?.text),
      links: findLinks(lines, links),
    },
    sections: sections.filter((section) => section.lines.length > 0).map(presentSection),
    positions: findWork(sections).flatMap((section) => readWork(section.lines, cities)),
    education: sectionsOf(sections, 'education').flatMap(({ lines: own }) =>
      readStudies(
        own.filter((line) => !isRegistration(line.text)),
        cities,
      ),
    ),
    projects: sectionsOf(sections, 'projects').flatMap((section) => readProjects(section.lines)),
    skills: findSkills(sections),
    languages: findSpoken(sections),
    certifications: findCertifications(sections),
  };
}

/** Fields with labels are taken as they are said. */
function readWork(given: readonly Line[], cities: ReadonlySet<string>): ReadPosition[] {
  const lines = withoutLinesBetweenRows(given);
  const labelled = readLabelledPositions(lines, cities);
  return [...readPositions(labelled?.before ?? lines, cities), ...(labelled?.entries ?? [])];
}

function readStudies(given: readonly Line[], cities: ReadonlySet<string>): ReadEducation[] {
  const lines = withoutLinesBetweenRows(given);
  const labelled = readLabelledEducation(lines, cities);
  return [...readEducation(labelled?.before ?? lines, cities), ...(labelled?.entries ?? [])];
}

/**
 * In a section whose first line is a row with its dates, a bold line between two rows is a heading over the second
 * table, and nobody's employer or school.
 */
function withoutLinesBetweenRows(lines: readonly Line[]): Line[] {
  const isRow = ({ parts: [first, ...rest] }: Line) =>
    first !== undefined && rest.length > 0 && isOnlyDates(first.text);
  const [opening] = lines;
  if (!opening || !isRow(opening)) return [...lines];
  return lines.filter((line, at) => {
    const next = lines[at + 1];
    const isAlone =
      line.bold && line.parts.length === 1 && !line.isListItem && findDates(line.text).length === 0;
    return !(isAlone && at > 0 && !lines[at - 1]?.bold && next && !next.bold && isRow(next));
  });
}

/** A candidate without paid work may list other work as experience. */
function findWork(sections: readonly Section[]): Section[] {
  const work = sectionsOf(sections, 'experience');
  if (work.length > 0) return work;
  return sectionsOf(sections, 'volunteering').filter(({ heading }) =>
    /experience/i.test(heading?.text ?? ''),
  );
}

const nearby = 4;

/** Contact details without a heading, above a column with other text. */
function linesNear(sections: readonly Section[], ids: readonly (string | undefined)[]): Line[] {
  return sections
    .filter(({ kind }) => kind !== 'head' && kind !== 'contact')
    .flatMap(({ lines }) => {
      const places = lines.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []));
      return lines.filter((line, at) => {
        const isNear = places.some((place) => Math.abs(place - at) <= nearby);
        return isNear && !line.isListItem && findDates(line.text).length === 0;
      });
    });
}

/** Cities that appear with their country or state: elsewhere they may be alone. */
function findCities(lines: readonly Line[]): ReadonlySet<string> {
  const places = lines.flatMap(contactPieces).filter((piece) => piece.includes(',') && isPlace(piece));
  return new Set(places.flatMap((place) => place.split(',')[0]?.trim().toLowerCase() ?? []));
}

/** The person's headline, on a line of its own near the name. */
function findHeadline(head: readonly Line[], name: ReadContact['name']): ReadContact['headline'] {
  const at = head.findIndex(({ id }) => id === name?.line);
  const near = at < 0 ? [] : [...head.slice(at + 1, at + 3), ...head.slice(Math.max(0, at - 1), at)];
  const line = near.find(({ text }) => titlePattern.test(text) && !/@|\d{3}/.test(text) && text.length < 90);
  return line ? { text: line.text, line: line.id } : null;
}

/** The skills in the skills sections; without one, in sections that can only list skills. */
function findSkills(sections: readonly Section[]): ReadSkill[] {
  const named = [
    ...sectionsOf(sections, 'skills').flatMap((section) => readSkills(section.lines)),
    ...readSkills(labelledSkills(linesOf(sections, ['unknown', 'other', 'languages', 'awards']))),
  ];
  if (named.length > 0) return named;
  const labelled = readSkills(labelledSkills(linesOf(sections, ['interests'])));
  if (labelled.length > 0) return labelled;
  return sectionsOf(sections, 'unknown').flatMap(({ lines }) =>
    isListOfNames(lines) ? readSkills(lines) : [],
  );
}

const maxLettersOfName = 32;

/** Only short names, whatever the heading: "Craft", "What I am good at". */
function isListOfNames(lines: readonly Line[]): boolean {
  const names = lines.flatMap(({ parts }) => parts.flatMap(({ text }) => text.split(/\s*[,;|•·]\s*/)));
  const areShort = names.every(
    (name) => name.length <= maxLettersOfName && !/[:@.!?]\s*$|\d{4}|:\s/.test(name),
  );
  return names.length >= 3 && areShort && !names.some(isPlace);
}

/** Skills after a label in another section: "Technical skills: …" below "Additional". */
function labelledSkills(lines: readonly Line[]): Line[] {
  return lines.filter(({ text }) => {
    const label = /^([^:]{3,40}):\s*\S/.exec(text)?.[1];
    return label !== undefined && knownHeading(label) === 'skills';
  });
}

/** The languages of their own sections, among skills, and after a label in any other section. */
function findSpoken(sections: readonly Section[]): ReadLanguage[] {
  const found = sections.flatMap(({ kind, lines }) => {
    if (kind === 'languages') return readLanguages(lines);
    if (kind === 'skills') return readListedLanguages(lines);
    if (kind === 'unknown' && isListOfNames(lines)) return readListedLanguages(lines);
    return readLanguages(lines.filter(isLineOfLanguages));
  });
  return [...new Map(found.toReversed().map((one) => [one.name.toLowerCase(), one])).values()].toReversed();
}

/** "Languages known: English, Tamil" in the personal details. */
function isLineOfLanguages(line: Line): boolean {
  const { label = '', text = '' } = labelOf(line) ?? {};
  return spokenLabel.test(label) && (text.split(/[,;|/]|\sand\s/).some(isLanguage) || isLanguage(text));
}

/** Those of their own sections, and licences to drive wherever they stand. */
function findCertifications(sections: readonly Section[]): ReadCertification[] {
  return sections.flatMap(({ kind, heading, lines }) => {
    const label = heading?.text ?? '';
    if (kind === 'certifications' && isDrivingLicence(label) && lines.length === 1)
      return lines.flatMap(({ text, id }) => licencesOf(label, text, id));
    if (kind === 'certifications') return readCertifications(lines);
    if (kind === 'education') return readCertifications(lines.filter(({ text }) => isRegistration(text)));
    return noLicences.has(kind) ? [] : lines.flatMap(readLicences);
  });
}

const noLicences: ReadonlySet<Section['kind']> = new Set([
  'summary',
  'experience',
  'projects',
  'publications',
  'references',
]);

function readLicences(line: Line): ReadCertification[] {
  const labelled = labelOf(line);
  if (labelled && isDrivingLicence(labelled.label)) return licencesOf(labelled.label, labelled.text, line.id);
  const [, licence = ''] = /^(.*?)\s*:?\s(?:\p{Lu}{1,3}\d?E?(?:,\s*|$))+$/u.exec(line.text) ?? [];
  const isWhole = isDrivingLicence(licence) && !licence.includes(',');
  const items = isWhole ? [line.text] : line.text.split(/\s*[,;|•·]\s*/);
  return items
    .filter((item) => isDrivingLicence(item) && item.split(/\s+/).length <= 6)
    .map((name) => ({ name, issuer: null, place: null, dates: null, line: line.id }));
}

function sectionsOf(sections: readonly Section[], kind: Section['kind']): Section[] {
  return sections.filter((section) => section.kind === kind);
}

function linesOf(sections: readonly Section[], kinds: readonly Section['kind'][]): Line[] {
  return sections.filter(({ kind }) => kinds.includes(kind)).flatMap((section) => section.lines);
}

function presentSection({ kind, heading, lines }: Section): ReadSection {
  return {
    kind: kind === 'head' || kind === 'contact' || kind === 'unknown' ? 'other' : kind,
    heading: heading?.text ?? null,
    lines: lines.map(({ id }) => id),
  };
}

/** The projects in a section: name and description. */
function readProjects(lines: readonly Line[]): ReadProject[] {
  return divideIntoEntries(lines).flatMap((entry) => {
    const { header, body } = entry;
    const { segments, dates } = readHeader(header, new Set());
    const name = segments[0]?.text ?? null;
    if (name === null && body.length === 0) return [];
    return {
      name,
      dates: dates?.text ?? null,
      start: dates?.start ?? null,
      end: dates?.end ?? null,
      bullets: body.map(({ text }) => text),
      ...linesOfEntry(entry),
    };
  });
}
