import type { Line, LinePart } from '../resume-layout/line-rules.ts';
import { findDates, isDuration, isOnlyDates, isPieceOfDates } from '../resume-words/date-rules.ts';
import { hasHeaderDates } from './header-line-rules.ts';

/** Lines with their dates whole and beside what they date, however the page has torn them apart. */
export function joinDatesOfLines(lines: readonly Line[]): Line[] {
  return raiseDates(joinBrokenDates(joinYears(lines)));
}

/** Two years in consecutive lines are a start and an end. */
function joinYears(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const [above, next] = [lines[at - 1], lines[at + 1]];
    if (isYearBelow(line, above)) return [];
    if (!next || !isYearBelow(next, line)) return [line];
    const text = `${line.text} – ${next.text}`;
    return [
      withLine({ ...line, text, parts: line.parts.map((part) => ({ ...part, text, spans: [] })) }, next),
    ];
  });
}

/** Dates that the end of a line broke off continue on the next one. */
function joinBrokenDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [part, ...others] = above?.parts ?? [];
    const isRest =
      above && others.length === 0 && (isRestOfBracket(line, above) || isRestOfDates(line, above));
    if (!above || !part || !isRest) joined.push(line);
    else {
      const whole = withParts(above, [{ ...part, text: `${part.text} ${line.text}`, spans: [] }]);
      joined.splice(-1, 1, withLine(whole, line));
    }
  }
  return joined;
}

/** "MBA, Finance · (September 2015 - June" continues with "2017)". */
function isRestOfBracket(line: Line, above: Line): boolean {
  const open = /\(([^()]*)$/.exec(above.text)?.[1] ?? '';
  const end = /^([^()]*)\)$/.exec(line.text)?.[1] ?? '';
  return isPieceOfDates(open) && isOnlyDates(`${open} ${end}`) && line.page === above.page;
}

/** "Cook, Blue Door, Leeds, May 2015 to" continues with "Present". */
function isRestOfDates(line: Line, above: Line): boolean {
  const isNear = line.page === above.page && line.gap <= 1.8 && !above.isListItem;
  const isRange = hasRange(line.text);
  const isRest = isRange ? isOnlyDates(line.text) : isPieceOfDates(line.text) && !hasRange(above.text);
  if (!isNear || !isRest) return false;
  const text = `${above.text} ${line.text}`;
  const dates = findDates(text).at(-1);
  const tail = dates?.isRange && text.endsWith(dates.text) ? above.text.slice(dates.at) : '';
  // "Leeds, May" and "2015 – 2017", but not "School No. 5" and "2015 – 2017".
  return tail !== '' && (!isRange || /\p{L}{3}/u.test(tail));
}

/** From and to; "Feb 2019 –" may go on. */
const hasRange = (text: string) =>
  findDates(text).some((dates) => dates.isRange && !/[-–—]\s*$/.test(dates.text));

function withLine(line: Line, { id, joined = [] }: Line): Line {
  return { ...line, joined: [...(line.joined ?? []), id, ...joined] };
}

/** Moves dates at the right edge, level with the first bullet, up to the header above. */
function raiseDates(lines: readonly Line[]): Line[] {
  const raised: Line[] = [];
  for (const line of lines) {
    const above = raised.at(-1);
    const [aside] = line.parts.slice(1);
    const isBeside = line.isListItem && line.parts.length === 2 && aside !== undefined;
    if (isBeside && above && isOnlyDates(aside.text) && lacksDates(above)) {
      raised.splice(
        -1,
        1,
        withParts(above, [...above.parts, aside]),
        withParts(line, line.parts.slice(0, 1)),
      );
    } else if (isBeside && isDuration(aside.text)) raised.push(withParts(line, line.parts.slice(0, 1)));
    else raised.push(line);
  }
  return raised;
}

function lacksDates(line: Line): boolean {
  return line.parts.length > 1 && !line.isListItem && !hasHeaderDates(line);
}

function withParts(line: Line, parts: LinePart[]): Line {
  return { ...line, parts, text: parts.map(({ text }) => text).join(' ') };
}

function isYearBelow(line: Line, above: Line | undefined): boolean {
  const isYear = /^(?:19|20)\d\d$/;
  return above !== undefined && line.gap < 1.8 && isYear.test(line.text) && isYear.test(above.text);
}
