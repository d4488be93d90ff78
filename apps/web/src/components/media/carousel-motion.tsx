import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import ui from '../../styles/primitives.module.css';
import { directionIn, stepOf } from '../../lib/focus/reading-direction.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import styles from './carousel.module.css';
import { useSay } from '../../lib/languages/say.ts';

/** I-5, K-3. */
const autoplayMs = 3000;
const speedMs = 500;

type Track = RefObject<HTMLUListElement | null>;

interface CarouselMotionProps {
  track: Track;
  /** By how many slides the row is rotated. */
  rotation: number;
  arrows: boolean;
  onRotate: (by: number) => void;
}

/**
 * Moves a carousel on by itself, and by the arrow keys. The row comes round without an end: what has left on one
 * side is put to the other, so that it always begins with what is seen first.
 */
export function CarouselMotion({ track, rotation, arrows, onRotate }: CarouselMotionProps) {
  const say = useSay();
  const reduced = useReducedMotion();
  const [wanted, setWanted] = useState<boolean>();
  const playing = wanted ?? !reduced;
  const scrolls = useScrolls(track);
  const held = useHeld(track);
  const step = useSteps({ track, rotation, onRotate }, reduced ? 0 : speedMs);
  const stepOnce = useEffectEvent(step);

  useEffect(() => {
    if (!playing || held || !scrolls) return;
    const timer = setInterval(() => stepOnce(1), autoplayMs);
    return () => clearInterval(timer);
  }, [playing, held, scrolls]);

  useEffect(() => {
    const element = track.current;
    function press(event: KeyboardEvent) {
      const by = element && stepOf(event.key, directionIn(element));
      if (!by) return;
      event.preventDefault();
      stepOnce(by);
    }
    if (!scrolls) return;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [track, scrolls]);

  if (!scrolls) return null;
  return (
    <>
      {arrows && <Arrow to="previous" onPress={() => step(-1)} />}
      <button
        className={`${ui['softSm']} ${ui['inlineRow2']} ${ui['hoverInk']} ${styles['button']}`}
        type="button"
        onClick={() => setWanted(!playing)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d={playing ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M4 2l10 6-10 6z'} />
        </svg>
        {playing ? say`Pause` : say`Play`}
      </button>
      {arrows && <Arrow to="next" onPress={() => step(1)} />}
    </>
  );
}

function Arrow({ to, onPress }: { to: 'previous' | 'next'; onPress: () => void }) {
  const say = useSay();
  return (
    <button
      className={`${ui['target']} ${ui['hoverSunken']} ${styles['arrow']}`}
      type="button"
      aria-label={to === 'next' ? say`Next` : say`Previous`}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" data-mirrors>
        <path d={to === 'next' ? 'M6 2.5 11.5 8 6 13.5' : 'M10 2.5 4.5 8l5.5 5.5'} />
      </svg>
    </button>
  );
}

/** Whether there is more than fits. */
function useScrolls(track: Track): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [track]);
  return scrolls;
}

/** Whether the rotation pauses: the pointer or the focus is on the carousel, or it is out of view. */
function useHeld(track: Track): boolean {
  const [held, setHeld] = useState({ pointer: false, focus: false, unseen: true });
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const hold = (change: Partial<typeof held>) => setHeld((before) => ({ ...before, ...change }));
    const stop = new AbortController();
    const listen = (type: string, change: Partial<typeof held>) =>
      element.addEventListener(type, () => hold(change), { signal: stop.signal });
    listen('pointerenter', { pointer: true });
    listen('pointerleave', { pointer: false });
    listen('focusin', { focus: true });
    listen('focusout', { focus: false });
    const observer = new IntersectionObserver((entries) =>
      hold({ unseen: entries.at(-1)?.isIntersecting !== true }),
    );
    observer.observe(element);
    hold({ pointer: element.matches(':hover'), focus: element.matches(':focus-within') });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [track]);
  return held.pointer || held.focus || held.unseen;
}

/** Gives the function that goes one slide on or back. From right to left, widths and places are below zero. */
function useSteps({ track, rotation, onRotate }: Omit<CarouselMotionProps, 'arrows'>, durationMs: number) {
  const afterTurn = useRef<(() => void) | null>(null);
  const moving = useRef(0);
  useLayoutEffect(() => {
    afterTurn.current?.();
    afterTurn.current = null;
  }, [rotation]);
  useEffect(() => () => cancelAnimationFrame(moving.current), []);

  /** Puts slides to the other side before anything is painted, then goes on from `left`. */
  function turn(by: number, left: number, then: () => void) {
    const go = () => {
      scrollTo(track.current, left);
      then();
    };
    if (by === 0) return go();
    afterTurn.current = go;
    onRotate(by);
  }

  function slide(from: number, to: number, then: () => void) {
    const element = track.current;
    if (!element) return;
    // Snapping would pull the row back at each step of the way.
    snap(element, false);
    const begun = performance.now();
    function frame(now: number) {
      const share = durationMs === 0 ? 1 : Math.min(1, Math.max(0, now - begun) / durationMs);
      scrollTo(element, from + (to - from) * easeInOut(share));
      if (share < 1) {
        moving.current = requestAnimationFrame(frame);
        return;
      }
      moving.current = 0;
      then();
      snap(element, true);
    }
    moving.current = requestAnimationFrame(frame);
  }

  return (by: 1 | -1) => {
    const [first, second] = track.current?.children ?? [];
    if (!track.current || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
    if (moving.current) return;
    const width = second.offsetLeft - first.offsetLeft;
    const passed = Math.round(track.current.scrollLeft / width);
    if (by === 1) turn(passed, 0, () => slide(0, width, () => turn(1, 0, () => {})));
    else turn(passed - 1, width, () => slide(width, 0, () => {}));
  };
}

const easeInOut = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2);

function scrollTo(element: HTMLElement | null, left: number): void {
  if (element) element.scrollLeft = left;
}

function snap(element: HTMLElement | null, snaps: boolean): void {
  if (element) element.style.scrollSnapType = snaps ? '' : 'none';
}
