import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Drag {
  card: HTMLElement;
  id: string;
  pointerId: number;
  /** The point at which the pointer took the card, in pixels of the window. */
  from: { x: number; y: number };
  /** The picture of the card at the pointer, once it is lifted. */
  ghost: HTMLElement | null;
  /** A finger lifts a card by resting on it. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A finger that moves before this scrolls. */
const restMs = 300;
/** How far a mouse drags before it lifts, and how far a resting finger may move, in pixels. */
const liftsAfter = 5;
const restsWithin = 8;
/** The edges of the board that scroll it while a card is held there, and how far each frame scrolls, in pixels. */
const edge = 56;
const edgeStep = 14;

/**
 * Moves cards between columns by mouse, pen and finger. Cards have `data-card` and columns `data-stage`; the
 * column below the pointer gets `data-over`.
 */
export function useCardDrag(
  board: RefObject<HTMLElement | null>,
  isOn: boolean,
  onMove: (cardId: string, stageId: string) => void,
): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = board.current;
    if (!element || !isOn) return undefined;
    return watchDrags(element, (cardId, stageId) => move(cardId, stageId));
  }, [board, isOn]);
}

function watchDrags(board: HTMLElement, onMove: (cardId: string, stageId: string) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const drags = new CardDrags(board, onMove);
  board.addEventListener('pointerdown', (event) => drags.begin(event), { signal });
  addEventListener('pointermove', (event) => drags.follow(event), { signal });
  addEventListener('pointerup', (event) => drags.drop(event), { signal });
  addEventListener('pointercancel', () => drags.end(), { signal });
  addEventListener('keydown', (event) => drags.press(event), { signal, capture: true });
  // Once a finger has lifted a card, it does not scroll, and the browser offers no menu for the link.
  board.addEventListener('touchmove', (event) => drags.isLifted && event.preventDefault(), {
    signal,
    passive: false,
  });
  board.addEventListener('contextmenu', (event) => drags.isByFinger && event.preventDefault(), { signal });
  return () => {
    drags.end();
    ended.abort();
  };
}

class CardDrags {
  private readonly board: HTMLElement;
  private readonly onMove: (cardId: string, stageId: string) => void;
  private drag: Drag | null = null;
  private over: HTMLElement | null = null;
  private scrolling = 0;

  constructor(board: HTMLElement, onMove: (cardId: string, stageId: string) => void) {
    this.board = board;
    this.onMove = onMove;
  }

  get isLifted(): boolean {
    return this.drag?.ghost != null;
  }

  get isByFinger(): boolean {
    return this.drag?.timer !== undefined;
  }

  begin(event: PointerEvent): void {
    const { target, pointerId, pointerType, clientX: x, clientY: y } = event;
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    if (this.drag || !card || event.button !== 0 || !event.isPrimary || isButton(target)) return;
    const id = card.dataset['card'] ?? '';
    const drag: Drag = { card, id, pointerId, from: { x, y }, ghost: null, timer: undefined };
    if (pointerType === 'touch') drag.timer = setTimeout(() => lift(drag), restMs);
    this.drag = drag;
  }

  follow({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    const { drag } = this;
    if (!drag || drag.pointerId !== pointerId) return;
    if (!drag.ghost) {
      const moved = Math.hypot(x - drag.from.x, y - drag.from.y);
      if (pointerType === 'touch') {
        if (moved > restsWithin) this.end();
        return;
      }
      if (moved <= liftsAfter) return;
      lift(drag);
    }
    place(drag, x, y);
    this.mark(columnAt(x, y));
    cancelAnimationFrame(this.scrolling);
    this.scrollAtEdge(x, y);
  }

  drop({ pointerId, clientX, clientY }: PointerEvent): void {
    const { drag } = this;
    if (!drag || drag.pointerId !== pointerId) return;
    const stageId = columnAt(clientX, clientY)?.dataset['stage'];
    this.end();
    if (!drag.ghost) return;
    keepClosed(this.board);
    if (stageId) this.onMove(drag.id, stageId);
  }

  /** Escape puts the card back. */
  press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.isLifted) return;
    event.stopPropagation();
    this.end();
    keepClosed(this.board);
  }

  end(): void {
    if (!this.drag) return;
    clearTimeout(this.drag.timer);
    cancelAnimationFrame(this.scrolling);
    this.drag.ghost?.remove();
    this.drag.card.removeAttribute('data-dragged');
    this.mark(null);
    this.drag = null;
  }

  private mark(column: HTMLElement | null): void {
    if (column === this.over) return;
    this.over?.removeAttribute('data-over');
    column?.setAttribute('data-over', 'true');
    this.over = column;
  }

  /** Goes on while the card is held at the edge. */
  private scrollAtEdge(x: number, y: number): void {
    const { left, right } = this.board.getBoundingClientRect();
    const step = x < left + edge ? -edgeStep : x > right - edge ? edgeStep : 0;
    if (step === 0) return;
    this.board.scrollBy({ left: step, behavior: 'instant' });
    this.mark(columnAt(x, y));
    this.scrolling = requestAnimationFrame(() => this.scrollAtEdge(x, y));
  }
}

const isButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button') !== null;

function lift(drag: Drag): void {
  const { card } = drag;
  const { width, height } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.dataset['ghost'] = 'true';
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  document.body.append(ghost);
  drag.ghost = ghost;
  card.dataset['dragged'] = 'true';
  place(drag, drag.from.x, drag.from.y);
}

function place({ ghost }: Drag, x: number, y: number): void {
  if (ghost) ghost.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
}

function columnAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-stage]') ?? null;
}

/** The click that ends a drag opens no applicant; after Escape it comes when the pointer lets go. */
function keepClosed(board: HTMLElement): void {
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const over = new AbortController();
  board.addEventListener('click', refuse, { capture: true, once: true, signal: over.signal });
  // The click comes at once or not at all.
  setTimeout(() => over.abort());
}
