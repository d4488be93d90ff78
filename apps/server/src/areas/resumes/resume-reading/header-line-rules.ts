import type { Line } from '../resume-layout/line-rules.ts';
import { findDates, isOnlyDates, withoutDates, type PrintedDates } from '../resume-words/date-rules.ts';
import { namesDegree, namesSchool } from './degree-rules.ts';
import { isNoWork, withoutOpening } from '../resume-words/evidence-rules.ts';
import { peelPlace } from '../resume-words/place-rules.ts';
import { leastProse, proseness } from '../resume-words/prose-rules.ts';

/** Whether the line was broken because its first word did not fit into the line above. */
export function wouldNotFit(line: Line, above: Line): boolean {
  if (!line.area || !above.area || line.size !== above.size) return false;
  const [word = ''] = line.text.split(' ');
  const width = (line.area.width * (word.length + 1)) / Math.max(1, line.text.length);
  return 0.85 * width > above.room;
}

/** Dates of a header, not those in a sentence. */
export function hasHeaderDates(line: Line): boolean {
  const dates = findDates(line.text);
  const [first] = dates;
  if (!first) return false;
  // "Analyst, Acme (2019 – 2021)" is a header, even with a sentence after it.
  if (first.isRange && /[([]\s*$/.test(line.text.slice(0, first.at)) && !line.isListItem) return true;
  if (line.parts.some(({ text }) => isOnlyDates(text))) return true;
  if (first.isRange && !line.isListItem && isBeforeRemark(line.text, first)) return true;
  // "estate 2015 – 2017"
  if (first.isRange && withoutDates(line.text).split(/\s+/).length < 2) return true;
  // "2021 and June 2022" is the rest of a sentence.
  if (first.at <= 1 && !first.isRange && /^\p{Ll}/u.test(withoutDates(line.text))) return false;
  const isWithin = /(?:^|\s)(?:in|during|by|im|w|em|until)\s+$/i.test(line.text.slice(0, first.at));
  if (!first.isRange && isWithin && !namesDegree(line.text) && !namesSchool(line.text)) return false;
  const last = dates.at(-1) ?? first;
  const isAtEdge =
    first.at <= 1 ||
    last.at + last.text.length >= line.text.length - 2 ||
    /[([|•·–—,]\s*$/.test(line.text.slice(0, first.at));
  const longest = first.at === 0 ? 100 : 70;
  return isAtEdge && (first.isRange || line.text.length < longest) && !isSentence(line);
}

/** "Cook, Blue Door, 2015 – 2017. Cooked for ninety." */
function isBeforeRemark(text: string, { at, text: dates }: PrintedDates): boolean {
  const [before, behind] = [text.slice(0, at), text.slice(at + dates.length)];
  const isApart = /[,(|•·–—:-]\s*$/.test(before) && /^\s*[.:;)\]–—-]+\s+\p{Lu}/u.test(behind);
  return isApart && proseness(peelPlace(before.replace(/[\s,(|•·–—:-]+$/, '')).rest) < 0.5;
}

/** What follows a range at the start of a line, "seit 03/2020 Projektleiterin"; undefined without one. */
export function behindDates(text: string): string | undefined {
  const [first] = findDates(text);
  if (!first?.isRange || first.at > 1) return undefined;
  const rest = text.slice(first.at + first.text.length).replace(/^[\s:|•·,)–—-]+/, '');
  return /^(?:\p{Lu}|\p{Lo}|$)/u.test(rest) ? rest : undefined;
}

/** Whether a line reads as text and not as a header, its dates and its place aside. */
export function isSentence({ text: whole, bold, parts }: Line): boolean {
  if (parts.length > 1) return false;
  if (whole.length > maxLetters) return true;
  if (/^\p{Ll}/u.test(behindDates(whole) ?? whole)) return !bold;
  const text = peelPlace(withoutDates(behindDates(whole) ?? whole)).rest;
  // "Worked as an Accounts Assistant with Deccan Traders from 2015 to 2019"
  if (withoutOpening(text) !== text && findDates(whole).some(({ isRange }) => isRange)) return false;
  const prose = isNoWork(text) ? 0 : proseness(text);
  if (prose >= leastProse) return !bold || /[.!]$/.test(text);
  return !bold && text.split(/\s+/).length > maxWords;
}

/** More than the title, the team and the employer of a header have together. */
const maxWords = 16;
const maxLetters = 300;
