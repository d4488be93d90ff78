import type {
  ApplicantBoard,
  ApplicantCard,
  ApplicantState,
  ApplicationStage,
} from '@waymark/contract/hiring/applicants';
import { fullName } from '@waymark/contract/text/format';
import { meaning, plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { stepOf, type Direction } from '../../../lib/focus/reading-direction.ts';

interface Column {
  /** The loaded cards in order. */
  ids: readonly string[];
  /** The number of all cards, loaded or not. */
  total: number;
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

export interface Board {
  stages: readonly ApplicationStage[];
  columns: Readonly<Record<string, Column>>;
  cards: ReadonlyMap<string, ApplicantCard>;
}

export function boardOf({ stages }: Pick<ApplicantBoard, 'stages'>): Board {
  const cards = new Map<string, ApplicantCard>();
  const columns: Record<string, Column> = {};
  for (const { id, applicants, total, next } of stages) {
    for (const card of applicants) cards.set(card.id, card);
    columns[id] = { ids: applicants.map((card) => card.id), total, next };
  }
  return { stages, columns, cards };
}

/** Adds a page to a stage, without the cards that moves have brought here already. */
export function withPage(
  board: Board,
  stageId: string,
  page: { data: readonly ApplicantCard[]; next: string | null },
): Board {
  const column = board.columns[stageId];
  if (!column) return board;
  const cards = new Map(board.cards);
  const known = new Set(column.ids);
  const fresh = page.data.filter(
    ({ id, stageId: at }) => !known.has(id) && (cards.get(id)?.stageId ?? at) === stageId,
  );
  for (const card of fresh) cards.set(card.id, card);
  const ids = [...column.ids, ...fresh.map(({ id }) => id)];
  const total = page.next === null ? ids.length : Math.max(column.total, ids.length);
  return { ...board, cards, columns: { ...board.columns, [stageId]: { ids, total, next: page.next } } };
}

/** Puts cards at the top of a stage, in the order in which they are given. */
export function withMoved(board: Board, ids: readonly string[], stageId: string): Board {
  const moving = ids.filter((id) => board.cards.has(id) && board.cards.get(id)?.stageId !== stageId);
  if (moving.length === 0 || !board.columns[stageId]) return board;
  const cards = new Map(board.cards);
  const columns: Record<string, Column> = { ...board.columns };
  const isMoving = new Set(moving);
  for (const id of moving) {
    const card = cards.get(id) as ApplicantCard;
    const from = columns[card.stageId];
    if (from) columns[card.stageId] = { ...from, total: Math.max(0, from.total - 1) };
    cards.set(id, { ...card, stageId });
  }
  for (const [id, column] of Object.entries(columns)) {
    // A stage that no card leaves stays the same object, so that it does not render again.
    if (column === board.columns[id]) continue;
    columns[id] = { ...column, ids: column.ids.filter((one) => !isMoving.has(one)) };
  }
  const target = columns[stageId] as Column;
  columns[stageId] = { ...target, ids: [...moving, ...target.ids], total: target.total + moving.length };
  return { ...board, cards, columns };
}

/** Takes over versions from the server; the next move of each card sends them. */
export function withVersions(board: Board, states: readonly { id: string; version: number }[]): Board {
  const cards = new Map(board.cards);
  for (const { id, version } of states) {
    const card = cards.get(id);
    if (card) cards.set(id, { ...card, version });
  }
  return { ...board, cards };
}

/** Moves cards to the stages that the server has for them. */
export function withStates(
  board: Board,
  states: readonly Pick<ApplicantState, 'id' | 'stageId' | 'version'>[],
): Board {
  const placed = states.reduce((next, { id, stageId }) => withMoved(next, [id], stageId), board);
  return withVersions(placed, states);
}

/** Moves a new card to its seen stage; a card that was moved on meanwhile only gets its version. */
export function withSeen(board: Board, state: Pick<ApplicantState, 'id' | 'stageId' | 'version'>): Board {
  const at = board.stages.find(({ id }) => id === board.cards.get(state.id)?.stageId);
  return at?.kind === 'new' ? withStates(board, [state]) : withVersions(board, [state]);
}

/** Removes applicants who have withdrawn. */
export function withoutCards(board: Board, ids: readonly string[]): Board {
  const cards = new Map(board.cards);
  const columns: Record<string, Column> = { ...board.columns };
  for (const id of ids) {
    const stageId = cards.get(id)?.stageId ?? '';
    const column = columns[stageId];
    if (column) {
      const rest = column.ids.filter((one) => one !== id);
      columns[stageId] = { ...column, ids: rest, total: Math.max(0, column.total - 1) };
    }
    cards.delete(id);
  }
  return { ...board, cards, columns };
}

export function withCard(board: Board, id: string, change: Partial<ApplicantCard>): Board {
  const card = board.cards.get(id);
  if (!card) return board;
  return { ...board, cards: new Map(board.cards).set(id, { ...card, ...change }) };
}

/** Takes over names and order of the stages; a new stage is empty. */
export function withStages(board: Board, stages: readonly ApplicationStage[]): Board {
  const empty: Column = { ids: [], total: 0, next: null };
  const columns = Object.fromEntries(stages.map(({ id }) => [id, board.columns[id] ?? empty]));
  return { ...board, stages, columns };
}

export const nameOf = ({ firstName, lastName }: Pick<ApplicantCard, 'firstName' | 'lastName'>): string =>
  fullName(firstName, lastName);

/** Describes a move for screen readers. */
export function describeMove(say: Say, names: readonly string[], stage: string, total: number): string {
  return names.length === 1
    ? say`${names[0]} is now in ${stage}, which has ${total}.`
    : say`${plural(names.length, '# applicant is', '# applicants are')} now in ${stage}, which has ${total}.`;
}

/**
 * The cards of the board, column by column. While one of them is open, `known` keeps its order: cards that move
 * stay where they were, and cards that load later follow the one above them.
 */
export function orderOf(
  { stages, columns }: Pick<Board, 'stages' | 'columns'>,
  known: readonly string[] = [],
): readonly string[] {
  const order = [...known];
  const isKnown = new Set(known);
  for (const { id: stageId } of stages) {
    let above: string | undefined;
    for (const id of columns[stageId]?.ids ?? []) {
      if (!isKnown.has(id)) {
        isKnown.add(id);
        order.splice(above === undefined ? order.length : order.indexOf(above) + 1, 0, id);
      }
      above = id;
    }
  }
  return order.length === known.length ? known : order;
}

const dayMs = 86_400_000;

/** How long ago, as short as a card needs it: "today", "3 d", "5 w", "4 mo". */
export function formatAge(say: Say, isoDate: string, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(isoDate)) / dayMs);
  if (days < 1) return say`today${meaning('how long ago')}`;
  if (days < 14) return say`${days} d${meaning('days, shortened')}`;
  return days < 60
    ? say`${Math.floor(days / 7)} w${meaning('weeks, shortened')}`
    : say`${Math.floor(days / 30)} mo${meaning('months, shortened')}`;
}

interface ScorecardCount {
  count: number;
  yes: number | null;
}

/** "3 of 4 yes", or how many scorecards there are as long as the reader may not see them. */
export function scorecardWords(say: Say, { count, yes }: ScorecardCount): string {
  return yes === null ? say`${plural(count, 'scorecard')}` : say`${yes} of ${count} yes`;
}

/** The same for a card: "✓ 3/4", "2 cards". */
export function shortScorecardWords(say: Say, { count, yes }: ScorecardCount): string {
  return yes === null ? say`${plural(count, 'card')}` : `✓ ${yes}/${count}`;
}

/** The stage beside another one, for moving a card by keyboard; undefined at the end. */
export function stageBeside(
  stages: readonly ApplicationStage[],
  stageId: string,
  key: string,
  direction: Direction,
): string | undefined {
  const step = stepOf(key, direction);
  const at = stages.findIndex(({ id }) => id === stageId);
  return step === undefined || at === -1 ? undefined : stages[at + step]?.id;
}

/** The card that a key leads to from the one at `index`. */
export function neighbourOf(
  { stages, columns }: Pick<Board, 'stages' | 'columns'>,
  { stageId, index }: { stageId: string; index: number },
  key: string,
  direction: Direction,
): string | undefined {
  const ids = columns[stageId]?.ids ?? [];
  if (key === 'ArrowDown') return ids[index + 1];
  if (key === 'ArrowUp') return ids[index - 1];
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const step = stepOf(key, direction);
  if (step === undefined) return undefined;
  const at = stages.findIndex(({ id }) => id === stageId);
  for (let next = at + step; stages[next]; next += step) {
    const beside = columns[stages[next]?.id ?? '']?.ids ?? [];
    if (beside.length > 0) return beside[Math.min(index, beside.length - 1)];
  }
  return undefined;
}
