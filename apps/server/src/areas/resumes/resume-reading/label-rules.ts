import { readDataSections } from '../../../platform/data-files.ts';
import type { Line } from '../resume-layout/line-rules.ts';
import { findDates, isOnlyDates } from '../resume-words/date-rules.ts';
import { knownHeading, titlePattern } from '../resume-words/rules.ts';
import { isSentence } from './header-line-rules.ts';

/*
 * Fields that a label names: "Company: Acme", two cells of a row, or the columns of a table below their headings. The
 * label is no part of the value.
 */

/** What a line says below a label. */
export interface Labelled {
  label: string;
  text: string;
}

const labelPattern = /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/u;

/** The label of a line and what follows it; undefined without one. */
export function labelOf({ text, parts }: Line): Labelled | undefined {
  const [, label, value] = labelPattern.exec(text) ?? [];
  if (label && value && !/[,|;]/.test(label)) return { label, text: value };
  const [first, ...rest] = parts;
  if (!first || rest.length === 0 || first.text.length > 40 || /[,;|:@]/.test(first.text)) return undefined;
  if (findDates(first.text).length > 0) return undefined;
  return { label: first.text, text: rest.map((part) => part.text.replace(/^[:：]\s*/u, '')).join(' | ') };
}

const kinds = [
  'company',
  'title',
  'dates',
  'until',
  'place',
  'degree',
  'school',
  'grade',
  'number',
  'text',
] as const;
export type FieldKind = (typeof kinds)[number];

const lists = readDataSections('resumes/label-words.txt');
const patterns = kinds.map(
  (kind) =>
    [kind, new RegExp(`^(?:(?:\\d{1,2}|[ivx]{1,4})[.)]\\s*)?(?:${lists.pattern(kind)})$`, 'iu')] as const,
);
const bars = /\s*[|;•·]\s*|,\s+(?=[^,:]{2,30}[:：])/u;
/** Before a value within a line: "From: 2018 To: 2020", "Company: Acme, Position: Clerk". */
const inLine = new RegExp(
  String.raw`,?\s+(?=(?:${kinds.map((kind) => lists.pattern(kind)).join('|')})\s*[:：])`,
  'iu',
);

interface Field {
  kind: FieldKind;
  text: string;
}

/** One position or degree whose values stand behind labels. */
export interface LabelledBlock {
  fields: Field[];
  /** A line without a label above the fields: the employer, the school or the role. */
  above: Line | undefined;
  /** The lines that the fields stand on. */
  header: Line[];
  body: Line[];
}

/** What names a position, or a degree: the kinds of fields that a block has to have. */
export interface BlockForm {
  names: readonly FieldKind[];
  fewest: number;
}

function kindOf(label: string, form: BlockForm): FieldKind | undefined {
  const plain = label.trim().replace(/\s*[:：-]+$/u, '');
  const isOwn = (kind: FieldKind) => !naming.has(kind) || form.names.includes(kind);
  const find = (text: string) => patterns.find(([kind, pattern]) => isOwn(kind) && pattern.test(text))?.[0];
  // "Board/University", "Institution and year"
  const several = plain.split(/\s*[/&]\s*|\s+(?:and|und|et|y)\s+/iu).map(find);
  return find(plain) ?? (several.length > 1 && several.every(Boolean) ? several[0] : undefined);
}

const naming: ReadonlySet<FieldKind> = new Set<FieldKind>(['company', 'title', 'degree', 'school']);

/**
 * A section in labelled form: its blocks, and the lines before the first of them. Undefined if it is written in
 * another form.
 */
export function divideIntoBlocks(
  lines: readonly Line[],
  form: BlockForm,
): { before: Line[]; blocks: LabelledBlock[] } | undefined {
  const read = readFields(lines, form);
  const named = read.filter(({ fields }) => fields.length > 0);
  // Items below a header may have labels too.
  const areItems = named.every(({ line }) => line.isListItem);
  if (named.length === 0 || named.some(({ line }) => line.isListItem !== areItems)) return undefined;
  const before: Line[] = [];
  const blocks: LabelledBlock[] = [];
  for (const [at, { line, fields }] of read.entries()) {
    const last = blocks.at(-1);
    if (fields.length === 0) (last?.body ?? before).push(line);
    else if (!last || opensBlock(last, fields, read[at - 1]?.line))
      blocks.push(openBlock(last?.body ?? before, form, { fields, line, isFirst: !last }));
    else add(last, fields, line);
  }
  const isSure = blocks.every((block) => isNamed(block, form, areItems));
  return isSure ? { before, blocks } : undefined;
}

interface Read {
  line: Line;
  fields: Field[];
}

/** The fields of each line; the headings of a table's columns say what is in its rows, and are no line of their own. */
function readFields(lines: readonly Line[], form: BlockForm): Read[] {
  let columns: FieldKind[] | undefined;
  return lines.flatMap((line) => {
    const heads = columnsOf(line, form);
    columns = heads ?? (cellsOf(line, columns) ? columns : undefined);
    return heads ? [] : [{ line, fields: cellsOf(line, columns) ?? fieldsOf(line, form) }];
  });
}

/** The headings of a table's columns, if each names a field. */
function columnsOf({ parts }: Line, form: BlockForm): FieldKind[] | undefined {
  if (parts.length < 2 || parts.some(({ text }) => /[:：]/u.test(text))) return undefined;
  const found = parts.flatMap(({ text }) => kindOf(text, form) ?? []);
  const named = new Set(found.filter((kind) => form.names.includes(kind)));
  const isTable = found.length === parts.length && named.size > (parts.length > 2 ? 0 : 1);
  return isTable ? found : undefined;
}

function cellsOf({ parts }: Line, columns: readonly FieldKind[] | undefined): Field[] | undefined {
  if (!columns || parts.length !== columns.length) return undefined;
  return parts.flatMap(({ text }, at) => {
    const kind = columns[at];
    return kind ? [{ kind, text }] : [];
  });
}

const maxLetters = 400;

function fieldsOf(line: Line, form: BlockForm): Field[] {
  if (line.text.length > maxLetters) return [];
  const whole = line.parts.map(({ text }) => text).join(' ');
  for (const between of [bars, inLine]) {
    const pieces = whole.split(between).map((text) => labelPattern.exec(text));
    const fields = pieces.flatMap((piece) => toField(piece?.[1] ?? '', piece?.[2] ?? '', form));
    if (fields.length === pieces.length) return fields;
  }
  const labelled = labelOf(line);
  return labelled ? toField(labelled.label, labelled.text, form) : [];
}

function toField(label: string, text: string, form: BlockForm): Field[] {
  const kind = kindOf(label, form);
  return kind === undefined || !text.trim() ? [] : [{ kind, text: text.trim() }];
}

function opensBlock(
  { fields, body }: LabelledBlock,
  next: readonly Field[],
  above: Line | undefined,
): boolean {
  const isNext = next.some(({ kind }) => kind !== 'text' && fields.some((field) => field.kind === kind));
  const isNaming = next.some(({ kind }) => naming.has(kind));
  return isNext || (isNaming && body.length > 0 && above !== undefined && body.includes(above));
}

function openBlock(
  over: Line[],
  { names }: BlockForm,
  { fields, line, isFirst }: { fields: Field[]; line: Line; isFirst: boolean },
): LabelledBlock {
  const block: LabelledBlock = { fields: [], above: undefined, header: [], body: [] };
  add(block, fields, line);
  // Dates, and a name without a label, may stand above the first field.
  for (const isDates of [true, false]) {
    const last = over.at(-1);
    const isWhole = fields.filter(({ kind }) => names.includes(kind)).length > 1;
    if (
      !last ||
      isWhole ||
      isOnlyDates(last.text) !== isDates ||
      (!isDates && !isHeader(last, isFirst && over.length === 1))
    )
      continue;
    over.pop();
    block.header.unshift(last);
    if (isDates) block.fields.push({ kind: 'dates', text: last.text });
    else block.above = last;
  }
  return block;
}

/** A line that is set apart, or the first of its section. */
function isHeader(line: Line, isOnly: boolean): boolean {
  const isShort = !line.isListItem && !isSentence(line) && line.text.length <= 90;
  return isShort && knownHeading(line.text) === undefined && (line.bold || isOnly || line.isHeading);
}

function add(block: LabelledBlock, fields: readonly Field[], line: Line): void {
  const [text, ...more] = fields;
  if (text?.kind === 'text' && more.length === 0) return void block.body.push(line);
  block.fields.push(...fields);
  block.header.push(line);
}

/** Whether the labels name enough to be sure of the form. */
function isNamed({ fields, above }: LabelledBlock, { names, fewest }: BlockForm, areItems: boolean): boolean {
  const named = new Set(fields.flatMap(({ kind }) => (names.includes(kind) ? [kind] : [])));
  const isDated = fields.some(({ kind }) => kind === 'dates');
  const dated = isDated || (above !== undefined && findDates(above.text).length > 0);
  // "Staff Nurse, Lee Hospital" above "Role: night shifts" says both itself.
  const isWhole =
    named.size === 1 && above !== undefined && named.has('title') && titlePattern.test(above.text);
  if (isWhole || (areItems && named.size < fewest)) return false;
  return named.size > 0 && named.size + (dated ? 1 : 0) >= fewest;
}

/** The values of a kind in a block. */
export function valuesOf({ fields }: LabelledBlock, kind: FieldKind): string[] {
  return fields.filter((field) => field.kind === kind).map(({ text }) => text);
}

/** A text without the label that introduces it: "Responsibilities: Trained staff". */
export function withoutTextLabel(text: string): string {
  const [, label = '', value = ''] = /^([^:：]{2,40}?)\s*[:：]\s*(.*)$/u.exec(text) ?? [];
  return label && kindOf(label, { names: [], fewest: 0 }) === 'text' ? value : text;
}
