import { ownText } from '../../../../lib/board.ts';
import { documentLanguage } from '../../../../lib/languages/document-language.ts';
import { sayHere } from '../../../../lib/languages/say.ts';
import { msg, plural } from '@waymark/contract/text/message';
import type {
  ApplicantBoard,
  ApplicantCard,
  ApplicantState,
  ApplicationStage,
} from '@waymark/contract/hiring/applicants';
import { moveGraceSeconds } from '@waymark/contract/hiring/choices';
import { createContext, use } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { siteStorage } from '../../../../lib/browser-storage.ts';
import { showError, showFailed, showUndo } from '../../../../lib/toasts.ts';
import {
  boardOf,
  describeMove,
  nameOf,
  withCard,
  withMoved,
  withPage,
  withStages,
  withSeen,
  withStates,
  withVersions,
  withoutCards,
  type Board,
} from '../board-rules.ts';
import type { Filters } from '../filter-rules.ts';

/** The parts of an open applicant. */
export type ApplicantTab = 'resume' | 'application' | 'notes' | 'messages' | 'scorecards';

export interface Decision {
  ids: readonly string[];
  stageId: string;
}

interface MoveOptions {
  isQuiet?: boolean;
  focus?: boolean;
  /** The mail was shown. */
  isShown?: boolean;
}

interface BoardState extends Board {
  jobId: string;
  /** The last loaded board. Parts that load more load it again when `loads` grows. */
  loaded: ApplicantBoard;
  loads: number;
  /** The card that takes the focus once it is drawn. */
  focusId: string | null;
  /** For screen readers. */
  announcement: string;
  /** The cards that the dialog asks a stage for. */
  moving: readonly string[];
  /** A move whose mail is shown before the applicants are moved (L-50). */
  deciding: Decision | null;
  /** Moves from here send no mail. */
  isQuiet: boolean;
  /** Stages that are shown as a strip; the browser remembers them. */
  collapsed: ReadonlySet<string>;
  /** The order of the list while it is shown instead of the board. */
  listed: readonly string[] | null;
  /** The part that is shown of an open applicant, and of the next one. */
  tab: ApplicantTab;
  /** An applicant was just hired: the page offers to close the job. */
  hasHired: boolean;
  loadMore: (stageId: string) => Promise<void>;
  /** Where the move would mail, shows the mail first and moves nobody. */
  move: (ids: readonly string[], stageId: string, options?: MoveOptions) => void;
  endDeciding: () => void;
  change: (id: string, change: Partial<ApplicantCard>) => void;
  setStages: (stages: readonly ApplicationStage[]) => void;
  /** Takes over a board that was loaded again, after a change elsewhere. */
  refresh: (loaded: ApplicantBoard) => void;
  /** Adds cards that another view has loaded, so that all views show one state. */
  keep: (cards: readonly ApplicantCard[]) => void;
  /** Marks a new applicant as seen, before anything of them is loaded that would do so by itself. */
  see: (id: string) => Promise<void>;
  focus: (id: string | null) => void;
  ask: (ids: readonly string[]) => void;
  setQuiet: (isQuiet: boolean) => void;
  endHired: () => void;
  collapse: (stageId: string, isCollapsed: boolean) => void;
  list: (ids: readonly string[] | null) => void;
  show: (tab: ApplicantTab) => void;
  announce: (announcement: string) => void;
}
export type BoardStore = StoreApi<BoardState>;

interface Access {
  set: (change: Partial<BoardState> | ((state: BoardState) => Partial<BoardState>)) => void;
  get: () => BoardState;
}

/** The state of a job's applicants. A move shows at once; its calls are sent one by one. */
export function createBoardStore(loaded: ApplicantBoard, filters: Filters): BoardStore {
  return createStore<BoardState>((set, get) => ({
    ...boardOf(loaded),
    jobId: loaded.job.id,
    loaded,
    loads: 1,
    focusId: null,
    announcement: '',
    moving: [],
    deciding: null,
    isQuiet: false,
    hasHired: false,
    collapsed: readCollapsed(),
    listed: null,
    tab: 'resume',
    loadMore: createLoader({ set, get }, filters),
    ...createMoves({ set, get }),
    change: (id, change) => set((board) => withCard(board, id, change)),
    // Known cards win: they may have changed since the call.
    keep: (cards) =>
      set((board) => ({
        cards: new Map([...cards.map((card) => [card.id, card] as const), ...board.cards]),
      })),
    refresh(next) {
      if (next !== get().loaded) set(({ loads }) => ({ ...boardOf(next), loaded: next, loads: loads + 1 }));
    },
    setStages: (stages) => set((board) => withStages(board, stages)),
    focus: (focusId) => set({ focusId }),
    ask: (moving) => set({ moving }),
    endDeciding: () => set({ deciding: null }),
    setQuiet: (isQuiet) => set({ isQuiet }),
    endHired: () => set({ hasHired: false }),
    collapse: (stageId, isCollapsed) =>
      set(({ collapsed }) => ({ collapsed: storeCollapsed(collapsed, stageId, isCollapsed) })),
    list: (listed) => set({ listed }),
    show: (tab) => set({ tab }),
    announce: (announcement) => set({ announcement }),
  }));
}

const collapsedKey = 'collapsedStages';
const collapsedMax = 100;

function readCollapsed(): ReadonlySet<string> {
  try {
    const stored = JSON.parse(siteStorage.read(collapsedKey) ?? '[]') as unknown;
    return new Set(Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function storeCollapsed(
  before: ReadonlySet<string>,
  stageId: string,
  isCollapsed: boolean,
): ReadonlySet<string> {
  const collapsed = new Set(before);
  if (isCollapsed) collapsed.add(stageId);
  else collapsed.delete(stageId);
  siteStorage.write(collapsedKey, JSON.stringify([...collapsed].slice(-collapsedMax)));
  return collapsed;
}

function createLoader({ set, get }: Access, filters: Filters): BoardState['loadMore'] {
  const loading = new Set<string>();
  return async (stageId) => {
    const after = get().columns[stageId]?.next;
    if (!after || loading.has(stageId)) return;
    loading.add(stageId);
    try {
      const page = await callApi('GET /company/jobs/:jobId/applicants', {
        params: { jobId: get().jobId },
        query: { ...filters, stage: stageId, after },
      });
      set((board) => withPage(board, stageId, page));
    } catch (failure) {
      showFailed(failure);
    } finally {
      loading.delete(stageId);
    }
  };
}

function createMoves({ set, get }: Access): Pick<BoardState, 'move' | 'see'> {
  // One by one: the second move of a card needs the version that the first one returns.
  let sending: Promise<void> = Promise.resolve();
  return {
    move(ids, stageId, { isQuiet = get().isQuiet, focus = false, isShown = false } = {}) {
      const before = get();
      const from = new Map(ids.map((id) => [id, before.cards.get(id)?.stageId ?? '']));
      const moved = ids.filter((id) => from.get(id) !== stageId);
      if (moved.length === 0) return;
      const stage = before.stages.find(({ id }) => id === stageId);
      const isMailed = stage?.notifies === true && !isQuiet;
      if (isMailed && !isShown) return set({ deciding: { ids: moved, stageId }, moving: [] });
      const board = withMoved(before, ids, stageId);
      const names = moved.map((id) => nameOf(board.cards.get(id) as ApplicantCard));
      const announcement = describeMove(sayHere, names, stageName(stage), board.columns[stageId]?.total ?? 0);
      set({
        ...board,
        announcement,
        moving: [],
        deciding: null,
        focusId: focus ? (moved[0] ?? null) : before.focusId,
      });
      sending = sending.then(() => send({ set, get }, moved, stageId, { from, isMailed }));
    },
    see(id) {
      const mark = async () => {
        const from = get().cards.get(id)?.stageId ?? '';
        const input = { params: { applicationId: id }, body: { quiet: get().isQuiet } };
        const { data } = await callApi('POST /company/applicants/:applicationId/seen', input);
        set((board) => withSeen(board, data));
        if (data.isMailed)
          offerUndo(get, [id], new Map([[id, from]]), { stageId: data.stageId, isMailed: true });
      };
      sending = sending.then(() => mark().catch((failure: unknown) => showError(messageOf(failure))));
      return sending;
    },
  };
}

async function send(
  { set, get }: Access,
  ids: readonly string[],
  stageId: string,
  { from, isMailed }: { from: ReadonlyMap<string, string>; isMailed: boolean },
): Promise<void> {
  const { jobId, cards } = get();
  const applicants = ids.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ id, version: card.version }] : [];
  });
  try {
    const body = { stageId, applicants, quiet: !isMailed };
    const { data } = await callApi('POST /company/jobs/:jobId/applicants/move', { params: { jobId }, body });
    const { moved, stale } = data;
    const answered = new Set([...moved, ...stale].map(({ id }) => id));
    const withdrawn = ids.filter((id) => !answered.has(id));
    forget({ set, get }, withdrawn);
    set((board) => withStates(withVersions(board, moved), stale));
    for (const state of stale) showStale(get(), state);
    if (moved.length === 0) return;
    const movedIds = moved.map(({ id }) => id);
    offerUndo(get, movedIds, from, { stageId, isMailed });
    const isHired = get().stages.some(({ id, kind }) => id === stageId && kind === 'hired');
    if (isHired) set({ hasHired: true });
  } catch (failure) {
    if (isApiError(failure) && failure.code === 'not_found') return forget({ set, get }, ids);
    showFailed(failure);
    set((board) => [...from].reduce((next: Board, [id, stage]) => withMoved(next, [id], stage), board));
  }
}

/** Removes applicants who have withdrawn. */
function forget({ set, get }: Access, ids: readonly string[]): void {
  for (const id of ids) {
    const card = get().cards.get(id);
    if (card) showError(sayHere`${nameOf(card)} has just withdrawn the application.`);
  }
  if (ids.length > 0) set((board) => withoutCards(board, ids));
}

const stageName = (stage: ApplicationStage | undefined) => ownText(stage?.name ?? '', documentLanguage());

function showStale({ cards, stages }: BoardState, { id, stageId, movedBy }: ApplicantState): void {
  const card = cards.get(id);
  const where = stageName(stages.find((stage) => stage.id === stageId)) || msg`another stage`;
  const who = movedBy ?? msg`A colleague`;
  if (card) showError(sayHere`${who} has just moved ${nameOf(card)} to ${where}. It stays there.`);
}

function offerUndo(
  get: () => BoardState,
  ids: readonly string[],
  from: ReadonlyMap<string, string>,
  { stageId, isMailed }: { stageId: string; isMailed: boolean },
): void {
  const { cards, move, stages } = get();
  const first = cards.get(ids[0] ?? '');
  const who = ids.length === 1 && first ? nameOf(first) : sayHere`${plural(ids.length, 'applicant')}`;
  const stage = stageName(stages.find(({ id }) => id === stageId));
  const mailedAt = Date.now() + moveGraceSeconds * 1000;
  const said = isMailed
    ? sayHere`${who}: ${stage}. Mailed in ${moveGraceSeconds} seconds unless you undo it.`
    : `${who}: ${stage}`;
  showUndo(said, () => {
    if (isMailed && Date.now() > mailedAt) showError(msg`Moved back. The mail has gone out already.`);
    for (const before of new Set(from.values())) {
      const back = ids.filter((id) => from.get(id) === before);
      move(back, before, { isQuiet: true, focus: ids.length === 1 });
    }
  });
}

export const BoardContext = createContext<BoardStore | null>(null);

export function useBoardStore(): BoardStore {
  const store = use(BoardContext);
  if (!store) throw new Error('Only pages with applicants have their board.');
  return store;
}

export function useBoard<T>(select: (state: BoardState) => T): T {
  return useStore(useBoardStore(), select);
}
