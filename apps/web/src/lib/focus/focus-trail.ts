import {
  canTakeFocus,
  controlsOf,
  findHeading,
  findPlaceIn,
  findPlaceInDialog,
  isShown,
} from './focus-place.ts';

const rows = 'li, tr, article, [role="listitem"], [role="row"]';

interface Level {
  element: HTMLElement;
  parent: HTMLElement;
  siblings: readonly Element[];
}

/** Where the focus was, in a form that outlives what had it. */
export interface FocusTrail {
  element: HTMLElement;
  /** From the element up to the page, or to the dialog that it stands in. */
  levels: readonly Level[];
  /** Which of the controls of its row it was. */
  control: number;
  byPointer: boolean;
}

export function noteTrail(element: HTMLElement, layer: HTMLElement, byPointer: boolean): FocusTrail {
  const levels: Level[] = [];
  let at: HTMLElement = element;
  while (at !== layer) {
    const parent: HTMLElement | null = at.parentElement;
    if (!parent) break;
    levels.push({ element: at, parent, siblings: [...parent.children] });
    at = parent;
  }
  const row = element.closest(rows);
  return { element, levels, control: row ? controlsOf(row).indexOf(element) : -1, byPointer };
}

/** The place next to what is gone: the next row, what took its place, or the heading of what it stood in. */
export function findPlaceAfter(trail: FocusTrail, layer: HTMLElement): HTMLElement | undefined {
  const level = trail.levels.find(({ parent }) => isShown(parent));
  if (!level) return findPlaceAbove(layer, layer);
  return (
    (level.element.matches(rows) ? findInNextRow(level, trail.control) : undefined) ??
    findNewcomer(level) ??
    (level.element === trail.element ? neighboursOf(level).find(canTakeFocus) : undefined) ??
    findPlaceAbove(level.parent, layer)
  );
}

/** What stood beside it and stands there still: first what came after it, then what came before. */
function neighboursOf({ element, parent, siblings }: Level): HTMLElement[] {
  const at = siblings.indexOf(element);
  return [...siblings.slice(at + 1), ...siblings.slice(0, at).toReversed()].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other.parentElement === parent && isShown(other),
  );
}

function findInNextRow(level: Level, control: number): HTMLElement | undefined {
  const next = neighboursOf(level).find((other) => other.matches(rows));
  const controls = next ? controlsOf(next) : [];
  return controls[control] ?? controls.at(-1);
}

function findNewcomer({ parent, siblings }: Level): HTMLElement | undefined {
  for (const child of parent.children) {
    if (siblings.includes(child) || !(child instanceof HTMLElement) || !isShown(child)) continue;
    const place = findPlaceIn(child);
    if (place) return place;
  }
  return undefined;
}

function findPlaceAbove(from: HTMLElement, layer: HTMLElement): HTMLElement | undefined {
  let at: HTMLElement | null = from;
  while (at && at !== layer && at.tagName !== 'MAIN') {
    const heading = findHeading(at);
    if (heading) return heading;
    at = at.parentElement;
  }
  if (layer.matches('dialog')) return findPlaceInDialog(layer);
  const main = layer.querySelector<HTMLElement>('main');
  return main ? (findHeading(main) ?? main) : findHeading(layer);
}
