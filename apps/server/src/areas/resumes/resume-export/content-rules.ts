import { printedSectionKeys, printedSections, type PrintedSection } from '@waymark/contract/resumes/choices';
import type { JsonResume } from '@waymark/contract/resumes/resume-export/json-resume';
import { labelOf } from '@waymark/contract/jobs/choices';
import { sayEnglish, type Say } from '@waymark/contract/text/say';
import { contactItems, plainAddress, webLink, formatDay, formatSpan, type ContentLink } from './rules.ts';

/*
 * The content of a resume in reading order, independent of the output: all templates and both formats start
 * from it.
 */

export interface ContentEntry {
  title: string;
  /** The organization it was done for, at or with. */
  organization: ContentLink;
  place: string;
  dates: string;
  paragraphs: string[];
  bullets: string[];
}

export interface ContentList {
  label: string;
  items: string[];
}

type SectionContent =
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'entries'; entries: ContentEntry[] }
  | { kind: 'lists'; lists: ContentList[] };

export type ContentSection = { key: PrintedSection; heading: string } & SectionContent;

export interface ResumeContent {
  name: string;
  headline: string;
  contact: ContentLink[];
  sections: ContentSection[];
}

export interface SectionChoices {
  order: readonly PrintedSection[];
  hidden: readonly PrintedSection[];
}

/** A resume in its printed form. Empty sections are left out. */
export function describeResume(
  say: Say,
  resume: JsonResume,
  { order, hidden }: SectionChoices,
): ResumeContent {
  const keys = [...new Set([...order, ...printedSectionKeys])].filter((key) => !hidden.includes(key));
  return {
    name: resume.basics?.name ?? '',
    headline: resume.basics?.label ?? '',
    contact: contactItems(say, resume.basics ?? {}),
    sections: keys.flatMap((key) => {
      const content = describeSection[key](resume, say);
      return isEmpty(content) ? [] : [{ key, heading: say(labelOf(printedSections, key)), ...content }];
    }),
  };
}

/** The sections that have content. */
export function filledSections(resume: JsonResume): PrintedSection[] {
  return printedSectionKeys.filter((key) => !isEmpty(describeSection[key](resume, sayEnglish)));
}

function isEmpty(content: SectionContent): boolean {
  if (content.kind === 'text') return content.paragraphs.length === 0;
  return content.kind === 'entries' ? content.entries.length === 0 : content.lists.length === 0;
}

const describeSection: Record<PrintedSection, (resume: JsonResume, say: Say) => SectionContent> = {
  summary: ({ basics }) => ({ kind: 'text', paragraphs: paragraphsOf(basics?.summary) }),
  work: ({ work }, say) =>
    entries(work, (one) => ({
      title: one.position,
      organization: link(one.name, one.url),
      place: one.location,
      dates: formatSpan(say, one, 'open'),
      paragraphs: joinSentence(one.description, paragraphsOf(one.summary)),
      bullets: one.highlights,
    })),
  projects: ({ projects }, say) =>
    entries(projects, (one) => ({
      title: one.name,
      organization: link([one.roles?.join(', '), one.entity].filter(Boolean).join(', '), one.url),
      dates: formatSpan(say, one, one['x-waymark']?.kind === 'work-sample' ? 'open' : 'closed'),
      paragraphs: paragraphsOf(one.description),
      bullets: [...(one.highlights ?? []), labelled(one.keywords, (names) => say`Technologies: ${names}`)],
    })),
  education: ({ education }, say) =>
    entries(education, (one) => ({
      title: [one.studyType, one.area].filter(Boolean).join(', '),
      organization: link(one.institution, one.url),
      dates: formatSpan(say, one, 'closed'),
      paragraphs: [gradeOf(say, one.score)],
      bullets: [labelled(one.courses, (names) => say`Courses: ${names}`)],
    })),
  skills: ({ skills }) => ({ kind: 'lists', lists: describeSkills(skills ?? []) }),
  languages: ({ languages }) => oneList((languages ?? []).map((one) => withAside(one.language, one.fluency))),
  certificates: ({ certificates }, say) =>
    entries(certificates, (one) => ({
      title: one.name,
      organization: link(one.issuer, one.url),
      dates: formatDay(say, one.date),
    })),
  awards: ({ awards }, say) =>
    entries(awards, (one) => ({
      title: one.title,
      organization: link(one.awarder),
      dates: formatDay(say, one.date),
      paragraphs: paragraphsOf(one.summary),
    })),
  publications: ({ publications }, say) =>
    entries(publications, (one) => ({
      title: one.name,
      organization: link(one.publisher, one.url),
      dates: formatDay(say, one.releaseDate),
      paragraphs: paragraphsOf(one.summary),
    })),
  volunteer: ({ volunteer }, say) =>
    entries(volunteer, (one) => ({
      title: one.position,
      organization: link(one.organization, one.url),
      dates: formatSpan(say, one, 'open'),
      paragraphs: paragraphsOf(one.summary),
      bullets: one.highlights,
    })),
  interests: ({ interests }) => ({
    kind: 'lists',
    lists: (interests ?? []).flatMap(({ name = '', keywords = [] }) => listOf(name, keywords)),
  }),
  references: ({ references }) =>
    entries(references, (one) => ({ title: one.name, paragraphs: paragraphsOf(one.reference) })),
};

type Described = { [Field in keyof ContentEntry]?: ContentEntry[Field] | undefined };

/** Entries with missing fields as empty texts; entries without content are left out. */
function entries<T>(list: readonly T[] | undefined, describe: (one: T) => Described): SectionContent {
  const described = (list ?? [])
    .map(describe)
    .map(({ title, organization, place, dates, paragraphs, bullets }): ContentEntry => ({
      title: title ?? '',
      organization: organization ?? link(),
      place: place ?? '',
      dates: dates ?? '',
      paragraphs: (paragraphs ?? []).filter(Boolean),
      bullets: (bullets ?? []).filter(Boolean),
    }));
  return { kind: 'entries', entries: described.map(namedFirst).map(pointBriefly).filter(saysAnything) };
}

/** An entry without a title uses its organization as the title. */
function namedFirst(entry: ContentEntry): ContentEntry {
  const { title, organization } = entry;
  return title ? entry : { ...entry, title: organization.text, organization: { ...organization, text: '' } };
}

/** A few words become a bullet point: as a paragraph they would look like part of the header. */
function pointBriefly(entry: ContentEntry): ContentEntry {
  const isBrief = (text: string) => {
    const words = countWords(text);
    return words <= 6 || (words <= 14 && !endsSentence.test(text));
  };
  return {
    ...entry,
    paragraphs: entry.paragraphs.filter((text) => !isBrief(text)),
    bullets: [...entry.paragraphs.filter(isBrief), ...entry.bullets],
  };
}

const endsSentence = /[.!?。！？।؟]$/u;

/** Scripts that put no space between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const wordsOf = new Intl.Segmenter('en', { granularity: 'word' });

function countWords(text: string): number {
  if (!unspaced.test(text)) return text.split(' ').length;
  return [...wordsOf.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** The employer's description precedes the candidate's own text. */
function joinSentence(about = '', [first = '', ...more]: string[]): string[] {
  if (!about || !first) return [about, first, ...more];
  return [`${about}${endsSentence.test(about) ? '' : '.'} ${first}`, ...more];
}

function saysAnything({ title, paragraphs, bullets }: ContentEntry): boolean {
  return title !== '' || paragraphs.length > 0 || bullets.length > 0;
}

/** Skill groups under their names, preceded by the ungrouped skills. */
function describeSkills(skills: NonNullable<JsonResume['skills']>): ContentList[] {
  const alone = skills.filter(({ keywords = [] }) => keywords.length === 0);
  const groups = skills.filter(({ keywords = [] }) => keywords.length > 0);
  const names = alone.flatMap(({ name }) => name ?? []).filter(Boolean);
  return [
    ...(names.length > 0 ? [{ label: '', items: names }] : []),
    ...groups.map(({ name = '', keywords = [] }) => ({ label: name, items: keywords })),
  ];
}

function listOf(name: string, keywords: readonly string[]): ContentList[] {
  if (keywords.length > 0) return [{ label: name, items: [...keywords] }];
  return name ? [{ label: '', items: [name] }] : [];
}

function oneList(items: readonly string[]): SectionContent {
  const filled = items.filter(Boolean);
  return { kind: 'lists', lists: filled.length > 0 ? [{ label: '', items: filled }] : [] };
}

function withAside(text = '', aside = ''): string {
  return text && aside ? `${text} (${aside})` : text || aside;
}

/** A grade contains a figure and needs a label; any other text about the degree explains itself. */
function gradeOf(say: Say, score = ''): string {
  return /^\S*\d\S*( \(.*\))?$/.test(score) ? say`Grade: ${score}` : score;
}

function labelled(items: readonly string[] = [], write: (names: string) => string): string {
  return items.length > 0 ? write(items.join(', ')) : '';
}

/** A link without a name is printed as its URL. */
function link(text = '', url?: string): ContentLink {
  return { text: text || plainAddress(url), url: webLink(url) };
}

/** Paragraphs, split at empty lines and line ends. */
function paragraphsOf(text = ''): string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
