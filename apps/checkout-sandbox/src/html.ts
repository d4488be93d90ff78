import type { Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { escapeHtml } from '../../server/src/platform/html/escape-html.ts';
import { richHtml } from '../../server/src/platform/html/rich-html.ts';

/** Markup that was made by `html`, and nothing else. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | readonly Markup[];

/** Markup from a template; everything put into it that is no markup itself stays text. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + write(parts[index - 1] as Part) + string));
}

/** A message with its tag as an element. */
export const rich = (say: Say, message: Message, tag: string, element: (inside: Markup) => Markup): Markup =>
  new Markup(richHtml(say, message, { [tag]: (inside) => element(new Markup(inside)).text }));

function write(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}
