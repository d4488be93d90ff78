import type { ReadEducation, ReadPosition } from '@waymark/contract/resumes/resume-reading';
import type { Line } from '../resume-layout/line-rules.ts';
import { findDates, withoutDates, type PrintedDates } from '../resume-words/date-rules.ts';
import { isCity, isPlace, peelPlace } from '../resume-words/place-rules.ts';
import { isGrade, splitGrades } from './degree-rules.ts';
import { joinWrapped } from './entry-rules.ts';
import {
  divideIntoBlocks,
  valuesOf,
  withoutTextLabel,
  type BlockForm,
  type LabelledBlock,
} from './label-rules.ts';
import { trimSeparators } from './segment-rules.ts';

/* Positions and degrees whose values stand behind labels: they are taken as they are said. */

const workForm: BlockForm = { names: ['company', 'title'], fewest: 2 };
const schoolForm: BlockForm = { names: ['degree', 'school'], fewest: 2 };

interface Labelled<T> {
  entries: T[];
  /** The lines above the first of them, in another form. */
  before: Line[];
}

/** The positions of a section in labelled form; undefined if it has another form. */
export function readLabelledPositions(
  lines: readonly Line[],
  cities: ReadonlySet<string>,
): Labelled<ReadPosition> | undefined {
  const divided = divideIntoBlocks(lines, workForm);
  if (!divided) return undefined;
  return { before: divided.before, entries: divided.blocks.map((block) => toPosition(block, cities)) };
}

/** The degrees of a section in labelled form; undefined if it has another form. */
export function readLabelledEducation(
  lines: readonly Line[],
  cities: ReadonlySet<string>,
): Labelled<ReadEducation> | undefined {
  const divided = divideIntoBlocks(lines, schoolForm);
  if (!divided) return undefined;
  return { before: divided.before, entries: divided.blocks.map((block) => toEducation(block, cities)) };
}

function toPosition(block: LabelledBlock, cities: ReadonlySet<string>): ReadPosition {
  const [company, title] = [nameOf(block, 'company', cities), nameOf(block, 'title', cities)];
  // "Position: Clerk at Acme Ltd"
  const [, role = title.text, firm = null] =
    company.text === null
      ? (/^(.{3,}?)\s+(?:at|@|bei|chez)\s+(\p{Lu}.*)$/u.exec(title.text ?? '') ?? [])
      : [];
  return {
    title: role,
    company: company.text ?? firm,
    team: null,
    place: placeOf(block) ?? company.place ?? title.place,
    ...datesOf(block),
    isWhole: false,
    bullets: textsOf(block),
    ...linesOf(block),
  };
}

function toEducation(block: LabelledBlock, cities: ReadonlySet<string>): ReadEducation {
  const [school, degree] = [nameOf(block, 'school', cities), nameOf(block, 'degree', cities)];
  const { text, grades } = splitGrades(degree.text ?? '');
  return {
    degree: text || null,
    institution: school.text,
    place: placeOf(block) ?? school.place,
    ...datesOf(block),
    details: [...grades, ...valuesOf(block, 'grade'), ...textsOf(block)],
    ...linesOf(block),
  };
}

type Name = 'company' | 'title' | 'school' | 'degree';
const counterparts: Readonly<Record<Name, Name>> = {
  company: 'title',
  title: 'company',
  school: 'degree',
  degree: 'school',
};

interface Named {
  text: string | null;
  place: string | null;
}

/** The value behind its label, or the line above the fields if only the other one has a label. */
function nameOf(block: LabelledBlock, name: Name, cities: ReadonlySet<string>): Named {
  const [own] = valuesOf(block, name);
  const isLeft = own === undefined && valuesOf(block, counterparts[name]).length > 0;
  const given = own ?? (isLeft ? block.above?.text : undefined);
  if (given === undefined) return { text: null, place: null };
  const undated = trimSeparators(withoutDates(given)).replace(/^(?:\d{1,2}|[ivx]{1,4})[.)]\s+/i, '');
  const { rest, place } = peelPlace(undated, cities);
  if (place) return { text: trimSeparators(rest) || null, place };
  const [, before = '', last = ''] = /^(.*\S),\s+([^,]+)$/.exec(undated) ?? [];
  const isPlaced = name !== 'title' && name !== 'degree' && before !== '' && (isCity(last) || isPlace(last));
  return isPlaced ? { text: before, place: last } : { text: undated || null, place: null };
}

function placeOf(block: LabelledBlock): string | null {
  return valuesOf(block, 'place')[0] ?? null;
}

function datesOf(block: LabelledBlock): { dates: string | null; start: string | null; end: string | null } {
  const [value = ''] = valuesOf(block, 'dates');
  const until = valuesOf(block, 'until')[0];
  const joined = until === undefined ? value : `${value} – ${until}`;
  const others = [...block.fields.map(({ text }) => text), block.above?.text ?? ''];
  const found = [joined, ...others].flatMap((text) => chooseDates(text) ?? [])[0];
  return { dates: found?.text ?? null, start: found?.start ?? null, end: found?.end ?? null };
}

function chooseDates(text: string): PrintedDates | undefined {
  const dates = findDates(
    text.replaceAll(/(?<=\d)\s+(to|till|until|bis|au?|al|tot|do)\s*[:：]\s*/giu, ' $1 '),
  );
  return dates.find(({ isRange }) => isRange) ?? dates[0];
}

/** The text below the fields, each item whole. */
function textsOf({ body }: LabelledBlock): string[] {
  const texts: string[] = [];
  for (const { text: given, isListItem } of body) {
    const text = withoutTextLabel(given);
    const last = texts.at(-1);
    if (last !== undefined && !isListItem && /^\p{Ll}/u.test(text))
      texts.splice(-1, 1, joinWrapped(last, text));
    else if (text && !isGrade(text)) texts.push(text);
  }
  return texts;
}

function linesOf({ header, body }: LabelledBlock): { header: string[]; lines: string[] } {
  const ids = header.map(({ id }) => id);
  return { header: ids, lines: [...ids, ...body.map(({ id }) => id)] };
}
