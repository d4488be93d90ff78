import type { Message } from '@waymark/contract/text/message';
import type { Piece, Say } from '@waymark/contract/text/say';
import { escapeHtml } from './escape-html.ts';

/** A message as HTML: its tags are written as they are given, and all else is escaped. */
export function richHtml(
  say: Say,
  message: Message,
  elements: Readonly<Record<string, (inside: string) => string>>,
): string {
  const write = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => {
        if (typeof piece === 'string') return escapeHtml(piece);
        const inside = write(piece.inside);
        return elements[piece.tag]?.(inside) ?? inside;
      })
      .join('');
  return write(say.pieces(message));
}
