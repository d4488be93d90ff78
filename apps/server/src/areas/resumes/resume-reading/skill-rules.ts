import type { ReadLanguage, ReadSkill } from '@waymark/contract/resumes/resume-reading';
import { readDataSections } from '../../../platform/data-files.ts';
import { isOnlyDates } from '../resume-words/date-rules.ts';
import { isDrivingLicence } from './certification-rules.ts';
import { joinWrapped } from './entry-rules.ts';
import { wouldNotFit } from './header-line-rules.ts';
import {
  findLanguages,
  isLanguage,
  isLanguageWord,
  isLevelOfLanguage,
  spokenLabel,
} from './language-rules.ts';
import { knownHeading } from '../resume-words/rules.ts';
import type { Line, LinePart } from '../resume-layout/line-rules.ts';

/** A list in a section: the items under one label. */
interface Listing {
  label: string | null;
  text: string;
  line: string;
}

const words = readDataSections('resumes/skill-words.txt');
const notSkills = new RegExp(String.raw`(?<!\p{L})(?:${words.pattern('not skills')})(?!\p{L})`, 'iu');
const skillsLabel = new RegExp(`^(?:${words.pattern('labels of skills')})$`, 'iu');
const motherTongue = new RegExp(`^(?:${words.pattern('mother tongue')})$`, 'iu');
/** The skills in a section, one entry each; what is a spoken language or a licence is none. */
export function readSkills(lines: readonly Line[]): ReadSkill[] {
  return readSkillListings(lines).flatMap(({ label, text, line }) => {
    if (label && (notSkills.test(label) || spokenLabelHolds(label, text))) return [];
    return splitList(text)
      .filter((name) => !isLanguage(name) && !isDrivingLicence(name))
      .map((name) => ({ name, group: label, line }));
  });
}

function readSkillListings(lines: readonly Line[]): Listing[] {
  const skillLines = lines
    .filter(({ text }) => !isOnlyDates(text))
    .map(withoutRatings)
    .flatMap(splitLabels);
  return readListings(readColumns(skillLines));
}

/** Dots or words in a separate cell beside a skill show its level. */
function withoutRatings(line: Line): Line {
  const parts = line.parts.filter(
    ({ text }, at) => at === 0 || (!/^[●○★☆■□▪▫•◆◇*\s]+$/u.test(text) && !isLevelAlone(text)),
  );
  return parts.length === line.parts.length
    ? line
    : { ...line, parts, text: parts.map(({ text }) => text).join(' ') };
}

function spokenLabelHolds(label: string, text: string): boolean {
  return spokenLabel.test(label) && text.split(/[^\p{L}]+/u).some(isLanguageWord);
}

/** The spoken languages in a section, whatever the labels of its lists. */
export function readLanguages(lines: readonly Line[]): ReadLanguage[] {
  return presentLanguages(readListings(lines));
}

/** The languages among skills: "Bluebeam, takeoffs, Portuguese". */
export function readListedLanguages(lines: readonly Line[]): ReadLanguage[] {
  return presentLanguages(
    readSkillListings(lines).filter(({ label }) => label === null || !notSkills.test(label)),
  );
}

function presentLanguages(listings: readonly Listing[]): ReadLanguage[] {
  return listings.flatMap(({ label, text, line }) => {
    const [first = '', second = '', ...more] = splitItems(text);
    if (label && isLanguage(label)) {
      const others = [second, ...more];
      // "Español: nativo; Inglés: C2" has its first colon behind the first language.
      const areSeveral = others.some(isLanguage);
      return areSeveral
        ? [`${label} (${first})`, ...others].flatMap((item) => presentSpoken(item, line))
        : presentSpoken(`${label} (${text})`, line);
    }
    // "English" in one cell and "fluent" in the next.
    const isPair = more.length === 0 && isLanguage(first) && isLevelOfLanguage(second);
    if (isPair) return presentSpoken(`${first} (${second})`, line);
    const level = label && motherTongue.test(label) ? label : null;
    return splitItems(text)
      .flatMap((item) => presentSpoken(item, line))
      .map((one) => ({ ...one, level: one.level ?? level }));
  });
}

function presentSpoken(text: string, line: string): ReadLanguage[] {
  return findLanguages(text).map((spoken) => ({ ...spoken, line }));
}

const labelPattern = /^([^:：]{2,40}?)\s*[:：]\s*(.*)$/;

/** Lines joined with their label and their continuation lines. */
function readListings(lines: readonly Line[]): Listing[] {
  const listings: Listing[] = [];
  let label: string | null = null;
  let above: Line | undefined;
  // A label on a line of its own begins a list, whatever the style of the next line.
  let isBegun = false;
  const isRunning = lines.filter(({ text }) => /[,;|•·]/.test(text)).length >= 0.4 * lines.length;
  const table = labelledRows(lines);
  for (const [at, line] of lines.entries()) {
    // "Clinical", below it "Advanced", and then the items.
    if (isBegun && isLevelAlone(line.text)) continue;
    const isOver = isLabelOver(line, lines[at + 1]);
    const split = isOver
      ? { label: line.text, text: '', isLabelAlone: true }
      : splitLabel(line, table.has(line));
    const last = listings.at(-1);
    const follows = isBegun;
    isBegun = split.isLabelAlone;
    if (split.isLabelAlone) label = split.label;
    else if (split.label !== null) {
      label = null;
      listings.push({ label: split.label, text: split.text, line: line.id });
    } else if (
      last &&
      above &&
      !follows &&
      !line.isListItem &&
      !(last.label !== null && isLanguage(last.label) && isLanguage(startOf(line))) &&
      (last.label !== null || isRunning ? goesOn(line, above, last) : isRestOfItem(line, above, lines))
    ) {
      last.text = areChips(above, last) ? `${last.text} | ${split.text}` : joinWrapped(last.text, split.text);
    } else listings.push({ label, text: split.text, line: line.id });
    above = line;
  }
  return listings.filter(({ text }) => text.trim());
}

const startOf = ({ text }: Line) => text.split(/[,;|]/)[0] ?? '';

/** Items side by side without separators: the next line starts a new item. */
function areChips({ parts }: Line, { text }: Listing): boolean {
  return parts.length > 2 && !/[,;]/.test(text);
}

const levelAlone =
  /^(?:master|expert|advanced|intermediate|beginner|basic|proficient|professional|novice|senior|junior|native|fluent|good|excellent|[1-5]\/5|\d{1,3}\s?%|\d{1,2}\+?\s*(?:years?|yrs?\.?|months?))$/i;

function isLevelAlone(text: string): boolean {
  return levelAlone.test(text.trim());
}

/**
 * Whether two lines are one item: the second is under the text of a bullet, or both together are too long for
 * one line.
 */
function isRestOfItem(line: Line, above: Line, lines: readonly Line[]): boolean {
  if (!line.area || !above.area || line.parts.length > 1 || line.gap > 1.7) return false;
  if (above.isListItem) return line.area.x > above.area.x + 2;
  const x = line.area.x;
  if (!/^\p{Ll}{4,}(?:\s|$)/u.test(line.text) || Math.abs(above.area.x - x) > 2) return false;
  const widths = lines.flatMap(({ area, parts: [part] }) =>
    area && part && Math.abs(area.x - x) <= 2 ? part.width : [],
  );
  return (above.parts[0]?.width ?? 0) + line.area.width > Math.max(...widths);
}

function goesOn(line: Line, above: Line, last: Listing): boolean {
  if (line.parts.length > 1) return false;
  // A list under a label continues until the next label.
  if (last.label !== null && line.gap < 1.7) return true;
  return /[,&/;|•·(]$/.test(last.text) || /^[\p{Ll}(&]/u.test(line.text) || wouldNotFit(line, above);
}

/** "Platforms: Westlaw, Relativity. Interests: chess": a label after a full stop begins a new line. */
function splitLabels(line: Line): Line[] {
  if (line.parts.length > 1) return [line];
  const texts = line.text.split(/(?<=[\p{L}\d)]\s?[.;])\s+(?=\p{Lu}[\p{L} &/]{2,30}:\s)/u);
  if (texts.length < 2) return [line];
  return texts.map((text) => ({
    ...line,
    text,
    parts: line.parts.map((part) => ({ ...part, text, spans: [] })),
  }));
}

/** Reads labels side by side above their lists, one column after the other. */
function readColumns(lines: readonly Line[]): Line[] {
  const read: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const labels = lines[at] as Line;
    const lists = lines.slice(at + 1, at + 1 + countBelow(labels, lines.slice(at + 1)));
    if (lists.length === 0) {
      read.push(labels);
      continue;
    }
    for (const [column] of labels.parts.entries()) {
      for (const line of [labels, ...lists]) {
        const parts = line.parts.filter((one) => columnOf(one, labels) === column);
        const text = parts.map((part) => part.text).join(' | ');
        if (parts.length > 0) read.push({ ...line, text, parts, bold: parts.every(({ bold }) => bold) });
      }
    }
    at += lists.length;
  }
  return read;
}

/** How many lines of plain parts are under the bold parts of a line. */
function countBelow(labels: Line, below: readonly Line[]): number {
  if (labels.parts.length < 2 || !labels.bold || /[,;:|]/.test(labels.text)) return 0;
  const end = below.findIndex(
    ({ parts }) =>
      !parts.every((part) => !part.bold && columnOf(part, labels) >= 0) ||
      !labels.parts.some(({ x }) => parts.some((part) => Math.abs(part.x - x) < farthestIndent)),
  );
  return end < 0 ? below.length : end;
}

const farthestIndent = 9;

/** The index of the label above a part: the last one that does not start to the right of it. */
function columnOf({ x }: LinePart, labels: Line): number {
  return labels.parts.findLastIndex((label) => label.x - 3 < x);
}

/** Bold words above plain lists are labels, if most of the following text is plain. */
function isLabelOver(line: Line, next: Line | undefined): boolean {
  const isShort = line.parts.length === 1 && line.text.length <= 40 && !/[,;:|•·]/.test(line.text);
  return isShort && line.bold && !line.isListItem && next !== undefined && !next.bold && next.gap < 2.5;
}

interface Labelled {
  label: string | null;
  text: string;
  isLabelAlone: boolean;
}

/** Consecutive rows of two cells with lists in the second: the first cells are labels. */
function labelledRows(lines: readonly Line[]): ReadonlySet<Line> {
  const rows = lines.filter(({ parts }) => parts.length === 2 && !/[,;|]/.test(parts[0]?.text ?? ''));
  const [first] = rows;
  const aligned = rows.filter(({ parts }) => Math.abs((parts[1]?.x ?? 0) - (first?.parts[1]?.x ?? 0)) < 3);
  const lists = aligned.filter(({ parts }) => /,/.test(parts[1]?.text ?? ''));
  return new Set(aligned.length > 1 && lists.length >= 0.5 * aligned.length ? aligned : []);
}

function splitLabel(line: Line, isRow: boolean): Labelled {
  const text = line.parts.map((part) => part.text).join(' | ');
  const [first, ...more] = line.parts;
  const [, named, listed] = labelPattern.exec(line.text) ?? [];
  if (named && !/[,|]/.test(named)) {
    const inParts = labelPattern.exec(text)?.[2] ?? listed ?? '';
    return { label: named, text: inParts.replace(/^\s*\|\s*/, ''), isLabelAlone: !listed };
  }
  const [label, ...rest] = first?.spans ?? [];
  if (
    first &&
    label?.bold &&
    rest.length > 0 &&
    rest.every(({ bold }) => !bold) &&
    !/[,;|]\s*$/.test(label.text)
  ) {
    const after = [first.text.slice(label.text.length), ...more.map((part) => part.text)].join(' | ');
    return {
      label: label.text.replace(/\s*:$/, ''),
      text: after.replace(/^\s*[:|–-]*\s*/, ''),
      isLabelAlone: false,
    };
  }
  // Bold words before plain ones, or text in a rail, form a label without a colon.
  if (
    first &&
    more.length > 0 &&
    (isRow ||
      line.isLabelled ||
      isKnownLabel(first.text, more) ||
      (first.bold && more.every(({ bold }) => !bold)))
  ) {
    return { label: first.text, text: more.map((part) => part.text).join(' | '), isLabelAlone: false };
  }
  return { label: null, text, isLabelAlone: false };
}

/** "Sprachen", "Führerschein" or "Software" in the first of two cells. */
function isKnownLabel(text: string, [rest, ...more]: readonly LinePart[]): boolean {
  if (!rest || more.length > 0 || isLanguage(text)) return false;
  const isOfList = skillsLabel.test(text) || (/[,;]/.test(rest.text) && knownHeading(text) !== undefined);
  return isOfList || spokenLabelHolds(text, rest.text) || notSkills.test(text);
}

const maxSkillLetters = 60;
const preface = new RegExp(String.raw`^(?:${words.pattern('before a skill')})\s+`, 'i');
const rating = new RegExp(String.raw`\s*[(–—:-]?\s*\b(?:${words.pattern('skill levels')})\b[)]?\s*$`, 'i');
const dots = /\s*[●○★☆■□▪▫•◆◇*]{2,}\s*$/u;

const webAddress = /^(?:https?:\/\/|www\.)|\.(?:com|org|net|io)\//i;

/** The items of a list with any separator; text in brackets stays with its item, and "C/C++" is one item. */
function splitList(text: string): string[] {
  return splitItems(text)
    .map((item) =>
      item
        .replace(dots, '')
        .replace(preface, '')
        .replace(rating, '')
        .replace(/[.\s]+$/, (end) => (/^\.\s*$/.test(end) ? '' : end))
        .trim(),
    )
    .filter((item) => /[\p{L}\d]/u.test(item) && item.length <= maxSkillLetters && !webAddress.test(item));
}

function splitItems(text: string): string[] {
  return splitOutsideBrackets(text)
    .flatMap((item) => item.split(/\s+\/\s+/))
    .map((item) => item.trim())
    .filter(Boolean);
}

function splitOutsideBrackets(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const character of text) {
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|•·∙▪●◦、，；،؛\n]/.test(character)) {
      items.push(item);
      item = '';
    } else item += character;
  }
  return [...items, item].flatMap((one) => one.split(/\s+[–—]\s+|\s{3,}/));
}
