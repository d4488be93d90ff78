import type { Navigation, Place } from './places.ts';

/**
 * The place that a page belongs to: its own, or else the nearest above it, as `/staff/settings` is of
 * `/staff/settings/stages`.
 */
export function findCurrent(places: readonly Place[], pathname: string): Place | undefined {
  return places
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}

/** The counters of places that the bar of a phone has no room for. */
export function countersBehindMore({ groups, shortcuts }: Pick<Navigation, 'groups' | 'shortcuts'>) {
  const others = groups
    .flatMap(({ places }) => places)
    .filter(({ to }) => !shortcuts.some((shortcut) => shortcut.to === to));
  return [...new Set(others.flatMap(({ counters }) => counters ?? []))];
}
