import type { Paths } from './all-pages.ts';
import type { BoardWords } from './board-words.ts';
import type { z } from './zod.ts';

/** A setting of the board that staff changes: all that is known of it outside its field in a form and its use. */
export interface Setting<Schema extends z.ZodType = z.ZodType, Shown extends object = object> {
  schema: Schema;
  /** Further rules for new values; what was stored before a rule was added stays readable. */
  given?: (words: BoardWords) => z.ZodType<z.output<Schema>>;
  /** The product's own value. */
  standard: z.output<Schema>;
  /** What every page is told of it; it holds nothing personal. Without it, pages learn nothing. */
  shown?: (value: z.output<Schema>) => Shown;
  /** The page of the back office with its field. */
  page: Paths[keyof Paths];
}

/** Checks a setting, and keeps its exact types. */
export function setting<Schema extends z.ZodType, const Shown extends object = object>(
  row: Setting<Schema, Shown>,
): Setting<Schema, Shown> {
  return row;
}

/** Null for the product's own value, so that pages do not carry it. */
export function ownOr<Schema extends z.ZodType>(
  schema: Schema,
  standard: z.output<Schema>,
): (value: z.output<Schema>) => z.output<Schema> | null {
  const written = JSON.stringify(schema.parse(standard));
  return (value) => (JSON.stringify(schema.parse(value)) === written ? null : value);
}
