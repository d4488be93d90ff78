import type { ReadArea, ReadPage } from '@waymark/contract/resumes/resume-reading';
import { msg, plural, term } from '@waymark/contract/text/message';
import { findDates } from '../resume-words/date-rules.ts';
import { guidelines } from './constants.ts';
import type { CheckRule, Seen } from './finding-rules.ts';
import { quote, quoteSome, type ResumeText } from './text-rules.ts';

/** Fewer lines side by side are a header with its dates, or two short lists. */
const minLines = 6;

function findUnreadableGlyphs({ resume }: ResumeText): Seen | undefined {
  const { unreadableGlyphs: count } = resume;
  if (count < 3) return undefined;
  return {
    title: msg`${plural(count, '# character', '# characters')} cannot be read`,
    seen: msg`The file draws ${plural(count, 'character')} without saying which they are: a program sees nothing there, or other letters.`,
    lines: [],
    count,
  };
}

/** The private use area, where icon fonts put their glyphs, and the replacement character. */
const unknownCharacter = /[\uE000-\uF8FF\uFFFD]/u;
/** Many fonts map the bullet to that area: it begins a line and carries no text. */
const listSign = /^\s*[\uE000-\uF8FF]\s*/u;

function findIconCharacters({ lines }: ResumeText): Seen | undefined {
  const found = lines.filter(({ text }) => unknownCharacter.test(text.replace(listSign, '')));
  if (found.length === 0) return undefined;
  return {
    title: msg`Icons that software reads as unknown characters`,
    seen: msg`A program reads ${term(quoteSome(found.map(({ text }) => text.replaceAll(/[\uE000-\uF8FF\uFFFD]/gu, '□'))))}.`,
    lines: found.map(({ id }) => id),
  };
}

function findSpacedLetters({ lines }: ResumeText): Seen | undefined {
  const found = lines.filter(({ text }) => /^(?:\p{Lu} ){4,}\p{Lu}$/u.test(text.trim()));
  const [first] = found;
  if (!first) return undefined;
  return {
    title: msg`Words are set apart letter by letter`,
    seen: msg`A program reads single letters: ${term(quoteSome(found.map(({ text }) => text)))}.`,
    lines: found.map(({ id }) => id),
    example: { before: first.text, after: first.text.replaceAll(' ', '') },
  };
}

function findColumns({ resume }: ResumeText): Seen | undefined {
  const beside = findColumnLines(resume.pages);
  const [pair] = beside;
  if (!pair) return undefined;
  return {
    title: msg`Text stands in columns`,
    seen: msg`${plural(beside.length, '# line stands', '# lines stand')} beside others. A program that reads across would read ${quote(`${pair.left.text} ${pair.right.text}`)}.`,
    lines: beside.map(({ right }) => right.id),
    count: beside.length,
  };
}

function findOldFormat({ resume, file }: ResumeText): Seen | undefined {
  if (resume.format !== 'doc') return undefined;
  return {
    title: msg`The file has a format of Word before 2007`,
    seen: msg`${quote(file.name)} is a DOC file.`,
    lines: [],
  };
}

const plainWords = new Set(
  (
    'my new update updated current final draft latest old professional general the copy of resume ' +
    'resumé résumé résume cv curriculum vitae document doc untitled scan file download output print ' +
    'v ver version rev'
  ).split(' '),
);

/** Plain words and numbers, which all files have; the reader may join two of them. */
function isPlain(word: string): boolean {
  if (/^\d/.test(word) || plainWords.has(word)) return true;
  const ends = Array.from({ length: Math.min(word.length, maxPlain) }, (_, at) => at);
  return ends.some((at) => plainWords.has(word.slice(0, at)) && plainWords.has(word.slice(at)));
}
const maxPlain = 24;

function findPlainFileName({ file }: ResumeText): Seen | undefined {
  const words = file.name
    .replace(/\.[^.]+$/, '')
    .toLowerCase()
    .match(/\d+|[^\d\s_.()-]+/g);
  if (!words?.every(isPlain)) return undefined;
  return {
    title: msg`The name of the file does not say whose it is`,
    seen: msg`The file is called ${quote(file.name)}.`,
    lines: [],
  };
}

function findNoName({ resume }: ResumeText): Seen | undefined {
  if (resume.contact.name) return undefined;
  return {
    title: msg`A program did not find your name`,
    seen: msg`No line at the top looks like a name.`,
    lines: [],
  };
}

/** The share of lines that may be unread in a file that is praised for being read. */
const unreadShare = 0.05;

function seeReadable({ resume, words, ledger }: ResumeText): Seen | undefined {
  const isClean = resume.unreadableGlyphs === 0 && findColumnLines(resume.pages).length === 0;
  const all = ledger.lines.length;
  const unread = ledger.lines.filter((line) => line.class === 'unread').length;
  if (!isClean || words < 100 || !resume.contact.name || unread > unreadShare * all) return undefined;
  return {
    title: msg`Software can read it in order`,
    seen:
      unread === 0
        ? msg`All ${all} lines were read, one after the other.`
        : msg`${all - unread} of ${all} lines were read, one after the other.`,
    lines: [],
  };
}

export const layoutRules: readonly CheckRule[] = [
  {
    rule: 'layout-glyphs',
    section: 'layout',
    severity: 'high',
    points: 12,
    most: 12,
    why: msg`What has no characters behind it cannot be searched, copied or filed, and is not read aloud.`,
    source: guidelines.textOfGlyphs,
    mend: msg`Export the PDF again from the program that it was written in, with its fonts embedded. Copy a line out of the result to see whether it stays text.`,
    contradicts: ['layout-good'],
    find: findUnreadableGlyphs,
  },
  {
    rule: 'layout-icons',
    section: 'layout',
    severity: 'low',
    points: 1,
    most: 3,
    why: msg`An icon in place of the word “Phone” leaves a program to guess what the number is.`,
    source: guidelines.textOfGlyphs,
    mend: msg`Write the word, or leave the icon out: an address with an @ needs none.`,
    contradicts: ['layout-good'],
    find: findIconCharacters,
  },
  {
    rule: 'layout-spaced-letters',
    section: 'layout',
    severity: 'medium',
    points: 3,
    most: 6,
    why: msg`A heading of single letters is no heading to a program, and what follows is filed nowhere.`,
    source: guidelines.textOfGlyphs,
    mend: msg`Write the word without spaces, and set the letters apart with the spacing of the font.`,
    contradicts: ['layout-good'],
    find: findSpacedLetters,
  },
  {
    rule: 'layout-columns',
    section: 'layout',
    severity: 'medium',
    points: 5,
    most: 5,
    why: msg`Programs differ in how they read columns: some read across, and mix what stands on the left with what stands on the right. We read the columns one after the other; an employer’s software may not.`,
    source: guidelines.readingOrder,
    mend: msg`For postings that are answered in a form, keep a version in one column: name and contact on top, then one section below the other.`,
    contradicts: ['layout-good'],
    find: findColumns,
  },
  {
    rule: 'layout-old-format',
    section: 'layout',
    severity: 'medium',
    points: 4,
    why: msg`DOC is laid out differently by each program that opens it, and some employers take it no more.`,
    source: guidelines.docx,
    mend: msg`Save it as PDF, or as DOCX where a posting asks for Word.`,
    contradicts: ['layout-good'],
    find: findOldFormat,
  },
  {
    rule: 'layout-file-name',
    section: 'layout',
    severity: 'low',
    points: 1,
    why: msg`Employers save many files of this name in one folder.`,
    source: null,
    mend: msg`Call it by your name and the work: “Ada-Lovelace-Data-Analyst.pdf”.`,
    find: findPlainFileName,
  },
  {
    rule: 'layout-name-missing',
    section: 'layout',
    severity: 'medium',
    isAbsence: true,
    points: 5,
    why: msg`Software files an application by the name that it finds in the resume.`,
    source: guidelines.fields,
    mend: msg`Put your name alone in the first line, larger than the rest, as text.`,
    contradicts: ['layout-good'],
    find: findNoName,
  },
  {
    rule: 'layout-good',
    section: 'layout',
    severity: 'good',
    points: 0,
    why: msg`What is read in order is filed where it belongs.`,
    source: guidelines.readingOrder,
    find: seeReadable,
  },
];

type ReadLine = ReadPage['lines'][number];

interface DrawnLine extends ReadLine {
  area: ReadArea;
}

interface LinesBeside {
  left: ReadLine;
  right: ReadLine;
}

/** Lines beside a line of another column, each with that line; empty if the text has one column. */
function findColumnLines(pages: readonly ReadPage[]): LinesBeside[] {
  return pages.flatMap((page) => {
    const drawn = page.lines.filter((line): line is DrawnLine => line.area !== null && hasWords(line.text));
    const beside = drawn.flatMap((right) => {
      const left = drawn.find((other) => isBeside(other, right));
      return left ? [{ left, right }] : [];
    });
    return beside.length >= minLines ? beside : [];
  });
}

/** At the same height, and to the left with space between. */
function isBeside(left: DrawnLine, right: DrawnLine): boolean {
  const [a, b] = [left.area, right.area];
  if (left.id === right.id || a.x + a.width > b.x - 4) return false;
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return shared >= 0.25 * Math.min(a.height, b.height);
}

/** Dates and labels beside a text read well in either order. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text) && findDates(text).length === 0 && text.length > 3;
}
