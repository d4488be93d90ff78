import type { TextRun } from './document.ts';

/** What a page says of a field of a form, as far as it is read. */
export interface FieldAnnotation {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  rect?: number[];
  hidden?: boolean;
  noView?: boolean;
  password?: boolean;
  multiLine?: boolean;
  defaultAppearanceData?: { fontSize?: number } | null;
}

type ToPoint = (x: number, y: number) => readonly number[];

const usualSize = 10;
const leading = 1.2;
/** About what a letter is wide in most fonts, in multiples of the size. */
const letterWidth = 0.5;
const inset = 2;

/** The values that were filled into the fields of a form, as text at their places. */
export function readFields(annotations: readonly FieldAnnotation[], toPoint: ToPoint): TextRun[] {
  return annotations.filter(isShownText).flatMap((field) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = field.rect ?? [];
    const [x1 = 0, y1 = 0] = toPoint(left, bottom);
    const [x2 = 0, y2 = 0] = toPoint(right, top);
    const box = {
      x: Math.min(x1, x2) + inset,
      y: Math.min(y1, y2),
      width: Math.abs(x2 - x1),
      height: Math.abs(y2 - y1),
    };
    return placeLines(linesOf(field.fieldValue), field, box);
  });
}

function isShownText({ subtype, fieldType, hidden, noView, password, rect }: FieldAnnotation): boolean {
  const isText = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch');
  return isText && rect?.length === 4 && hidden !== true && noView !== true && password !== true;
}

function linesOf(value: unknown): string[] {
  const text = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : value;
  if (typeof text !== 'string') return [];
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function placeLines(
  lines: readonly string[],
  field: FieldAnnotation,
  { x, y, width, height }: Box,
): TextRun[] {
  const given = field.defaultAppearanceData?.fontSize ?? 0;
  const fitting = lines.length === 0 ? usualSize : height / (leading * lines.length);
  const size = given > 0 ? given : Math.max(4, Math.min(usualSize, fitting));
  // One line is in the middle of its field; several begin at its top.
  const first = field.multiLine === true || lines.length > 1 ? y + size : y + height / 2 + 0.35 * size;
  return lines.map((text, at) => ({
    text,
    x,
    y: first + at * leading * size,
    width: Math.min(letterWidth * size * text.length, Math.max(size, width - inset)),
    size,
    bold: false,
    italic: false,
    rightToLeft: false,
  }));
}
