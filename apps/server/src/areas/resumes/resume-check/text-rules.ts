import { quoteMaxLength } from '@waymark/contract/resumes/choices';
import type { ReadPage, ReadPosition, ReadResume } from '@waymark/contract/resumes/resume-reading';
import type { Anchor } from '@waymark/contract/resumes/resume-review';
import { accountForLines, type Ledger } from '../resume-reading/ledger-rules.ts';
import { isEnglishText } from './language-rules.ts';
import { type Message, msg } from '@waymark/contract/text/message';

type ReadLine = ReadPage['lines'][number];

export interface PlacedLine extends ReadLine {
  page: number;
}

/** A statement about a position or project, with the lines it is printed on. */
export interface Bullet {
  text: string;
  lines: readonly string[];
  /** Undefined in a project. */
  position: ReadPosition | undefined;
}

/** Facts about a file beside its content. */
export interface FileFacts {
  name: string;
  /** "Today" for the rules, so that the same file always gives the same result. */
  uploadedAt: Date;
}

/** A resume in the form that the rules work on. */
export interface ResumeText {
  resume: ReadResume;
  file: FileFacts;
  lines: readonly PlacedLine[];
  byId: ReadonlyMap<string, PlacedLine>;
  bullets: readonly Bullet[];
  words: number;
  ledger: Ledger;
  isEnglish: boolean;
  /** Whether the reader knows its language: otherwise it cannot tell what is missing. */
  isUnderstood: boolean;
}

/** Far above any real resume: lines beyond this are ignored, so that no file takes long. */
const maxLines = 1500;
const maxLine = 1000;
const maxLetters = 120_000;
const maxEntries = 200;
const maxBullets = 400;

export function prepareText(whole: ReadResume, file: FileFacts): ResumeText {
  const resume = withinBounds(whole);
  const lines = resume.pages.flatMap((page) => page.lines.map((line) => ({ ...line, page: page.number })));
  const byId = new Map(lines.map((line) => [line.id, line]));
  const isEnglish = isEnglishText(lines.map(({ text }) => text).join('\n'));
  return {
    resume,
    file,
    lines,
    byId,
    bullets: listBullets(resume, byId),
    words: lines.reduce((sum, { text }) => sum + countWords(text), 0),
    ledger: accountForLines(whole),
    isEnglish,
    isUnderstood: isEnglish || countKnownHeadings(resume) >= minKnownHeadings,
  };
}

/** Headings of fewer kinds may be words that two languages share. */
const minKnownHeadings = 2;

function countKnownHeadings({ sections }: ReadResume): number {
  const known = sections.filter(({ kind, heading }) => kind !== 'other' && heading !== null);
  return new Set(known.map(({ kind }) => kind)).size;
}

/** Rules compare parts of the text with each other, so the input is bounded once, here. */
function withinBounds(resume: ReadResume): ReadResume {
  const kept = new Set<string>();
  const pages = boundPages(resume.pages);
  for (const { lines } of pages) for (const { id } of lines) kept.add(id);
  const among = (lines: readonly string[]) => lines.filter((id) => kept.has(id));
  const entries = <T extends { lines: string[] }>(all: readonly T[]) =>
    all.slice(0, maxEntries).map((one) => ({ ...one, lines: among(one.lines) }));
  return {
    ...resume,
    pages,
    sections: entries(resume.sections),
    positions: entries(resume.positions),
    education: entries(resume.education),
    projects: entries(resume.projects),
    skills: resume.skills.slice(0, maxLines),
    languages: resume.languages.slice(0, maxEntries),
    certifications: resume.certifications.slice(0, maxEntries),
  };
}

function boundPages(pages: readonly ReadPage[]): ReadPage[] {
  let [lines, letters] = [0, 0];
  return pages.map((page) => ({
    ...page,
    lines: page.lines
      .slice(0, maxLines)
      .map((line) => ({ ...line, text: line.text.slice(0, maxLine) }))
      .filter(({ text }) => ++lines <= maxLines && (letters += text.length) <= maxLetters),
  }));
}

function listBullets(
  { positions, projects }: ReadResume,
  byId: ReadonlyMap<string, PlacedLine>,
): readonly Bullet[] {
  const letters = new Map([...byId].map(([id, { text }]) => [id, lettersOf(text)]));
  const place = (text: string, ids: readonly string[], position?: ReadPosition): Bullet => ({
    text: text.slice(0, maxLine),
    lines: findLines(text, ids, letters),
    position,
  });
  const found = [
    ...positions.flatMap((one) => one.bullets.map((text) => ({ text, one, position: one }))),
    ...projects.flatMap((one) => one.bullets.map((text) => ({ text, one, position: undefined }))),
  ];
  return found.slice(0, maxBullets).map(({ text, one, position }) => place(text, one.lines, position));
}

/** The lines a text was printed on: those whose letters are part of it. */
function findLines(
  text: string,
  ids: readonly string[],
  letters: ReadonlyMap<string, string>,
): readonly string[] {
  const own = lettersOf(text);
  const lines = ids.filter((id) => {
    const line = letters.get(id) ?? '';
    return line.length > 3 && own.includes(line);
  });
  return lines.length > 0 ? lines : ids.slice(0, 1);
}

/** The letters without spaces, bullets and hyphens at line ends. */
const lettersOf = (text: string) =>
  text
    .slice(0, maxLine)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Two letters are about a word where no blanks stand between words. */
export function countWords(text: string): number {
  return (
    text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{1,2}|[\p{L}\p{N}][\p{L}\p{N}'’.+#/&-]*/gu)?.length ?? 0
  );
}

/** The position of a line; undefined if there is no such line. */
export function placeOf({ byId }: Pick<ResumeText, 'byId'>, lineId: string): Anchor | undefined {
  const line = byId.get(lineId);
  if (!line) return undefined;
  return { page: line.page, line: line.id, area: line.area, quote: shorten(line.text, quoteMaxLength) };
}

export function shorten(text: string, most = 90): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length > most ? `${flat.slice(0, most - 1).toWellFormed()}…` : flat;
}

export const quote = (text: string) => `“${shorten(text)}”`;

/** “a”, “b” and 3 more */
export function quoteSome(texts: readonly string[], most = 3): Message {
  const shown = texts.slice(0, most).map(quote).join(', ');
  return texts.length > most ? msg`${shown} and ${texts.length - most} more` : shown;
}
