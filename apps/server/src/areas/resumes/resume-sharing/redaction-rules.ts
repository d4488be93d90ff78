import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { fullName, shortName } from '@waymark/contract/text/format';
import { readDataSections } from '../../../platform/data-files.ts';

interface Owner {
  firstName: string;
  lastName: string;
}

/**
 * A resume without anything that identifies its owner: only the headline of its head, no section with contact
 * details of the owner or others, and no address or number anywhere. Doubtful text is left out.
 */
export function withoutContact(resume: ReadResume, owner: Owner): Pick<ReadResume, 'pages' | 'sections'> {
  const { contact } = resume;
  const names = [fullName(owner.firstName, owner.lastName), contact.name?.text ?? ''].filter(Boolean);
  const found = [contact.name, contact.email, contact.phone, contact.place, ...contact.links];
  const left = new Set(found.flatMap((one) => one?.line ?? []));
  const sections = resume.sections
    .filter(({ kind, heading }) => isShown(kind, heading))
    .map((section) => ({ ...section, lines: section.lines.filter((line) => !left.has(line)) }));
  const mask = (text: string) => maskContact(text, names, owner);
  return {
    pages: resume.pages.map((page) => ({
      ...page,
      lines: page.lines.map((line) => ({ ...line, text: mask(line.text) })),
    })),
    sections: [...headlineSection(resume), ...sections],
  };
}

/** A section of a known kind needs no heading; a section without both is the head of the page. */
function isShown(kind: ReadResume['sections'][number]['kind'], heading: string | null): boolean {
  if (kind === 'references') return false;
  return heading === null ? kind !== 'other' : !aboutContact.test(heading);
}

const aboutContact =
  /contact|address|personal (?:details|data|information|profile)|kontakt|anschrift|persönliche|coordonnées|datos personales|contacto|dados pessoais|contatti/iu;

function headlineSection({ contact }: ReadResume): ReadResume['sections'] {
  const line = contact.headline?.line;
  // A line with more than the headline may contain the place.
  const isApart = line !== undefined && line !== contact.name?.line && line !== contact.place?.line;
  return isApart ? [{ kind: 'summary', heading: null, lines: [line] }] : [];
}

const hidden = '•••';
/* Matches start at the beginning of a word, and host names have limited lengths: no line takes long. */
const email = /(?<![^\s@<>()|,;:])[^\s@<>()|,;:]+\s?@\s?[^\s@<>()|,;]+\.[^\s@<>()|,;]+/gu;
const hosts = readDataSections('resumes/host-names.txt');
const address = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)\S+`,
    String.raw`\b(?:[\w-]{1,63}\.){0,8}(?:${hosts.pattern('profile hosts')})\.(?:${hosts.pattern('profile domains')})\b\S*`,
    String.raw`\b(?:[\w-]{1,63}\.){1,8}(?:${hosts.pattern('domains')})\/\S+`,
  ].join('|'),
  'giu',
);
const number = /(?<![\p{L}\d])(?:\+\s?|\(\+?)?\d[\d\s().\-–/]{5,22}\d(?!\d)/gu;
const twoYears = /(?:19|20)\d\d.*(?:19|20)\d\d/;
const labelled =
  /((?:phone|mobile|cell|tel|telephone|whatsapp|fax|telefon|mobil|téléphone|teléfono)\.?\s*:?\s*)\+?[\d\s().\-–/]{5,}/giu;

/** A text without identifying words. */
export function maskContact(text: string, names: readonly string[], owner: Owner): string {
  const plain = text
    .replaceAll(email, hidden)
    .replaceAll(address, hidden)
    .replaceAll(labelled, `$1${hidden}`)
    .replaceAll(number, (found) => (isPhone(found) ? hidden : found));
  return names.reduce(
    (masked, name) => masked.replaceAll(asWords(name), shortName(owner.firstName, owner.lastName)),
    plain,
  );
}

/** A range of years or an achievement's figure is not a phone number. */
function isPhone(found: string): boolean {
  if (twoYears.test(found)) return false;
  const digits = found.replaceAll(/\D/g, '').length;
  return /^(?:\+|\(|0)/.test(found) ? digits >= 7 : digits >= 9;
}

/** Matches a name in any case and with any spacing. */
function asWords(name: string): RegExp {
  const words = name.trim().split(/\s+/).map(RegExp.escape);
  return new RegExp(`(?<!\\p{L})${words.join('\\s+')}(?!\\p{L})`, 'giu');
}
