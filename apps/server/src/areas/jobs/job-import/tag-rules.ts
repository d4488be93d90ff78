import { knownElements } from './element-constants.ts';

/** Steps that a reading may spend on what turns out to be no tag: a text may be made so that each "<" goes to its end. */
const maxSteps = 1_000_000;

/** What is left of them. */
export interface Work {
  steps: number;
}

const beginning = /<(?:\/?([a-z][\w:]*)|(!--|!doctype|!\[(?:if|endif)))/iy;
/** With a value but for a few that never have one. */
const attribute = /\s+(?:[\w:-]+\s*=\s*|(?:nowrap|disabled|checked|hidden|noshade|compact)(?=[\s/>]))/iy;
const bareValue = /[^\s"'>]+/y;
const ending = /\s*\/?>/y;

/** Whether a text has markup: "a<b and c>d" has none. */
export function hasMarkup(text: string): boolean {
  const work = { steps: maxSteps };
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    if (endOfTag(text, at, work) !== undefined) return true;
  }
  return false;
}

/** The same markup with what only looks like a tag as the text that it is. */
export function withoutFalseTags(html: string, work: Work = { steps: maxSteps }): string {
  const parts: string[] = [];
  let from = 0;
  let next = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', next)) {
    const end = endOfTag(html, at, work);
    next = end ?? at + 1;
    if (end !== undefined) continue;
    parts.push(html.slice(from, at), '&lt;');
    from = next;
  }
  return parts.join('') + html.slice(from);
}

/** Where the tag that begins here ends; undefined where none does, or where the work is used up. */
function endOfTag(html: string, at: number, work: Work): number | undefined {
  if (work.steps <= 0) return undefined;
  const [begun, name, other] = matchAt(beginning, html, at) ?? [];
  if (begun === undefined) return undefined;
  if (other !== undefined) return at + begun.length;
  if (name === undefined || !knownElements.has(name.toLowerCase())) return undefined;
  const end = endOfAttributes(html, at + begun.length);
  const closing = matchAt(ending, html, end);
  if (closing) return end + closing[0].length;
  work.steps -= end - at;
  return undefined;
}

function endOfAttributes(html: string, from: number): number {
  for (let at = from; ;) {
    const [begun] = matchAt(attribute, html, at) ?? [];
    if (begun === undefined) return at;
    const end = begun.includes('=') ? endOfValue(html, at + begun.length) : at + begun.length;
    if (end === undefined) return at;
    at = end;
  }
}

function endOfValue(html: string, at: number): number | undefined {
  const quote = html.charAt(at);
  if (quote !== '"' && quote !== "'") {
    const [value] = matchAt(bareValue, html, at) ?? [];
    return value === undefined ? undefined : at + value.length;
  }
  const end = html.indexOf(quote, at + 1);
  return end === -1 ? html.length : end + 1;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
