import type { ReactElement, ReactNode } from 'react';

let renderPart: ((part: ReactElement) => string) | undefined;
const kept = new Map<string, { key: string; html: string }>();

/** On the server alone, once; without one, parts are rendered with each page. */
export function setPartRenderer(render: typeof renderPart): void {
  renderPart = render;
}

/**
 * The inside of an element that is the same on every page, by what it depends on. The server renders it when that has
 * changed, and else writes the text of before; in a browser it is a part like any other.
 */
export function keptInside(
  name: string,
  key: unknown,
  part: ReactElement,
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  if (!import.meta.env.SSR || !renderPart) return { children: part };
  const written = JSON.stringify(key);
  let last = kept.get(name);
  if (last?.key !== written) kept.set(name, (last = { key: written, html: renderPart(part) }));
  return { dangerouslySetInnerHTML: { __html: last.html } };
}
