import { createSay, sayEnglish, type Piece, type Say } from '@waymark/contract/text/say';
import type { Message } from '@waymark/contract/text/message';
import { cloneElement, createContext, use, type ReactElement, type ReactNode } from 'react';
import { documentLanguage } from './document-language.ts';

/** In the language of the document, which never changes under a script: for what runs outside of components. */
export const sayHere: Say = import.meta.env.SSR ? sayEnglish : createSay(documentLanguage());

/** The document gives it to all that it draws. */
export const SayContext = createContext<Say>(sayHere);

/** Writes messages in the language of the page. */
export const useSay = () => use(SayContext);

/** For `meta` of routes: the router calls that while it draws. */
// oxlint-disable-next-line react/rules-of-hooks -- a `meta` is no component, and is drawn with one
export const metaSay = () => use(SayContext);

/** A message whose tags are elements: `rich(say, msg`Read the <a>terms</a>.`, { a: <Link to={paths.terms} /> })`. */
export function rich(
  say: Say,
  message: Message,
  elements: Readonly<Record<string, ReactElement>>,
): ReactNode[] {
  const draw = (pieces: readonly Piece[]): ReactNode[] =>
    pieces.map((piece, at) => {
      if (typeof piece === 'string') return piece;
      const element = elements[piece.tag];
      const inside = draw(piece.inside);
      return element ? cloneElement(element, { key: at }, ...inside) : inside;
    });
  return draw(say.pieces(message));
}
