import { findDates } from '../resume-words/date-rules.ts';
import { degreeWords } from '../resume-words/word-constants.ts';
import { hasHeaderDates, joinWrapped } from './entry-rules.ts';
import type { Line, LinePart } from '../resume-layout/line-rules.ts';
import { titleness } from '../resume-words/title-rules.ts';

/**
 * The lines of a header with a title that took two of them as one: the second looks the same, stands right below, and
 * its first word would not have fitted into the room that the dates at the edge leave.
 */
export function joinWrappedTitles(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && above && isRestOfTitle(line, above)) joined.splice(-1, 1, withRest(last, line));
    else joined.push(line);
    above = line;
  }
  return joined;
}

function isRestOfTitle(line: Line, above: Line): boolean {
  const [title, aside] = above.parts;
  const [rest, ...more] = line.parts;
  if (!title || !rest || more.length > 0 || !line.area || !above.area) return false;
  const isAlike =
    title.bold === rest.bold && title.italic === rest.italic && Math.abs(title.size - rest.size) < 0.1;
  if (
    !isAlike ||
    (!title.bold && beginsAnew(title.text, rest.text)) ||
    Math.abs(title.x - rest.x) > 2 ||
    line.gap > 1.6 ||
    hasHeaderDates(line)
  )
    return false;
  if (/\s(?:of|and|for|the|&)$/i.test(title.text) && !aside) return true;
  const [word = ''] = rest.text.split(' ');
  const width = (rest.width * (word.length + 1)) / Math.max(1, rest.text.length);
  const room = aside ? aside.x - title.x - title.width - rest.size : above.room;
  return 0.85 * width > room;
}

/** A plain line that says something else than the plain one above it: a degree, a title, a firm. */
function beginsAnew(text: string, next: string): boolean {
  if (unfinished.test(text) || /^\p{Ll}/u.test(next)) return false;
  return degreeStart.test(next) || titleness(text) > 0 !== titleness(next) > 0 || findDates(next).length > 0;
}

const unfinished = /(?:[,&–-]|\s(?:and|of|for|the|in|at|de|del|da|do|der|für|et|y|e))$/i;
const degreeStart = new RegExp(`^(?:${degreeWords})(?![\\p{L}\\d])`, 'iu');

function withRest(line: Line, { text, parts: [rest] }: Line): Line {
  const [title, ...others] = line.parts;
  if (!title || !rest) return line;
  const whole = joinWrapped(title.text, rest.text);
  const spans =
    title.spans.length === 1 ? [{ ...rest.spans[0], ...title.spans[0], text: whole }] : title.spans;
  const part: LinePart = { ...title, text: whole, spans: spans as LinePart['spans'] };
  return { ...line, text: `${line.text} ${text}`, parts: [part, ...others] };
}
