import { createElement, type ReactElement, type ReactNode } from 'react';
import type { BoardWords } from '@waymark/contract/board-words';
import { BoardWordsContext, useBoardWords } from '../../lib/board-words.ts';

let renderPart: ((part: ReactElement) => string) | undefined;
const kept = new Map<string, { key: string; words: BoardWords; html: string }>();

/** On the server alone, once; without one, parts are rendered with each page. */
export function setPartRenderer(render: typeof renderPart): void {
  renderPart = render;
}

/**
 * The inside of an element that is the same on every page, by the board's words and whatever else it depends on. The
 * server renders it when that has changed, and else writes the text of before; in a browser it is a part like any other.
 */
export function useKeptInside(
  name: string,
  key: unknown,
  part: ReactElement,
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const words = useBoardWords();
  if (!import.meta.env.SSR || !renderPart) return { children: part };
  const written = JSON.stringify(key);
  let last = kept.get(name);
  if (last?.key !== written || last.words !== words) {
    // It is rendered by itself, where nothing around it gives it the words.
    const html = renderPart(createElement(BoardWordsContext, { value: words }, part));
    kept.set(name, (last = { key: written, words, html }));
  }
  return { dangerouslySetInnerHTML: { __html: last.html } };
}
