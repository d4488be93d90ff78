import type { StageKind, StageMeaning } from '@waymark/contract/hiring/choices';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';

/** Where a page of cards ends: its sort value as a whole number, and the id of the last card. */
export interface Cursor {
  value: string;
  id: string;
}

export const formatCursor = ({ value, id }: Cursor): string => `${value}_${id}`;

/** The contract has validated its form. */
export function parseCursor(text: string): Cursor {
  const [value = '', id = ''] = text.split('_');
  return { value, id };
}

/** Splits `QUESTION:ANSWER`; `least` is null for an answer that is not a number. */
export function parseAnswerFilter(text: string): {
  questionId: string;
  answer: string;
  least: string | null;
} {
  const questionId = text.slice(0, 36);
  const answer = text.slice(37).trim();
  return { questionId, answer, least: /^-?\d{1,15}(\.\d{1,6})?$/.test(answer) ? answer : null };
}

/** Every company has this stage: it can be neither removed nor changed. */
export function newStageOf(stages: readonly StageRow[]): StageRow {
  const found = stages.find(({ kind }) => kind === 'new');
  if (!found) throw new Error('A company without a stage for new applications.');
  return found;
}

/** A stage as a database filter: null is `new`, undefined all. Throws `not_found` for another company’s. */
export function stageFilterOf(
  stages: readonly StageRow[],
  stageId: string | undefined,
): string | null | undefined {
  if (stageId === undefined) return undefined;
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) throw new AppError('not_found', msg`There is no stage with this address.`);
  return stage.kind === 'new' ? null : stage.id;
}

/** The ids in the new order; the stage for new applications stays first. */
export function reorder(stages: readonly StageRow[], stageId: string, position: number): string[] {
  const rest = stages.filter(({ id }) => id !== stageId).map(({ id }) => id);
  return rest.toSpliced(Math.max(1, position), 0, stageId);
}

/** The position of a new custom stage: before the final ones. */
export function firstPlaceOf(stages: readonly StageRow[]): number {
  const end = stages.findIndex(({ kind }) => kind === 'hired' || kind === 'declined');
  return end === -1 ? stages.length : Math.max(1, end);
}

export interface StageRow {
  id: string;
  kind: StageKind;
  name: string;
  position: number;
  notifies: boolean;
  /** The words to candidates about an `own` stage. */
  meaning: StageMeaning | null;
}
