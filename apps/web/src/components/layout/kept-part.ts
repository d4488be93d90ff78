import { createElement, type ReactElement, type ReactNode } from 'react';
import type { BoardWords } from '@waymark/contract/board-words';
import { LanguageContext, useLanguage } from '../../lib/languages/language.ts';
import { BoardWordsContext, useBoardWords } from '../../lib/board-words.ts';
import { useSay, SayContext } from '../../lib/languages/say.ts';

type RenderPart = (part: ReactElement) => string | undefined;

let renderPart: RenderPart | undefined;

/** The parts last written, the last used at the end: by name and what they depend on. At most so many characters. */
const kept = new Map<string, { words: BoardWords; html: string }>();
const maxKept = 1_000_000;
let length = 0;

/** On the server alone, once; without one, parts are rendered with each page. It gives nothing for what is not whole. */
export function setPartRenderer(render: RenderPart | undefined): void {
  renderPart = render;
  kept.clear();
  length = 0;
}

function keep(key: string, words: BoardWords, html: string): void {
  drop(key);
  kept.set(key, { words, html });
  length += key.length + html.length;
  for (const oldest of kept.keys()) {
    if (length <= maxKept) return;
    drop(oldest);
  }
}

function drop(key: string): void {
  const last = kept.get(key);
  if (!last) return;
  kept.delete(key);
  length -= key.length + last.html.length;
}

/**
 * The inside of an element that is the same on every page, by its language, the board's words and whatever else it depends on. The
 * server renders it when that has changed, and else writes the text of before; in a browser it is a part like any other.
 */
export function useKeptInside(
  name: string,
  key: unknown,
  part: ReactElement,
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const words = useBoardWords();
  const say = useSay();
  const language = useLanguage();
  if (!import.meta.env.SSR || !renderPart) return { children: part };
  const written = `${name} ${language} ${JSON.stringify(key)}`;
  const last = kept.get(written);
  if (last?.words === words) {
    kept.delete(written);
    kept.set(written, last);
    return { dangerouslySetInnerHTML: { __html: last.html } };
  }
  // It is rendered by itself, where nothing around it gives it the words.
  const said = createElement(SayContext, { value: say }, part);
  const within = createElement(BoardWordsContext, { value: words }, said);
  const html = renderPart(createElement(LanguageContext, { value: language }, within));
  if (html === undefined) return { children: part };
  keep(written, words, html);
  return { dangerouslySetInnerHTML: { __html: html } };
}
