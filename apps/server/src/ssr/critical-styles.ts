import { LRUCache } from 'lru-cache';

/** The part of a style sheet that a page needs for its first paint. */
export type CriticalStyles = (html: string) => string;

/** A rule, or what holds several. */
interface Block {
  prelude: string;
  text: string;
  /** For each selector the classes that an element and those around it must have; none: always needed. */
  needs: readonly (readonly string[])[];
  inner: readonly Block[] | undefined;
}

/** Pages differ in what a posting or a company has, not in much else. */
const keptParts = 200;

/**
 * The rules of a style sheet that apply to a page as it is sent, in their order. Classes belong to one component
 * each, so a rule whose classes the page does not have styles nothing in it. The whole sheet follows behind the
 * page, for what appears in it later.
 */
export function createCriticalStyles(css: string): CriticalStyles {
  const blocks = readBlocks(css);
  const kept = new LRUCache<string, string>({ max: keptParts });
  return (html) => {
    const attributes = new Set<string>();
    for (const [, classes = ''] of html.matchAll(/ class="([^"]+)"/g)) attributes.add(classes);
    const key = [...attributes].join('\n');
    let part = kept.get(key);
    if (part === undefined) kept.set(key, (part = selectStyles(blocks, new Set(key.split(/\s/)))));
    return part;
  };
}

function selectStyles(blocks: readonly Block[], classes: ReadonlySet<string>): string {
  const rules = writeBlocks(blocks, classes);
  const isUsed = (name: string) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(rules);
  const motions = blocks.filter(({ prelude }) => prelude.startsWith('@keyframes '));
  return (
    rules +
    motions
      .filter(({ prelude }) => isUsed(prelude.slice(11)))
      .map(({ text }) => text)
      .join('')
  );
}

function writeBlocks(blocks: readonly Block[], classes: ReadonlySet<string>): string {
  let written = '';
  for (const { prelude, text, needs, inner } of blocks) {
    if (inner) {
      const rules = writeBlocks(inner, classes);
      if (rules !== '') written += `${prelude}{${rules}}`;
    } else if (needs.some((all) => all.every((name) => classes.has(name)))) written += text;
  }
  return written;
}

const holder = /^@(media|supports|container|layer|starting-style)\b/;

function readBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; ;) {
    const start = css.indexOf('{', at);
    if (start < 0) return blocks;
    const end = endOfBlock(css, start);
    const prelude = css.slice(at, start).trim();
    const inner = holder.test(prelude) ? readBlocks(css.slice(start + 1, end)) : undefined;
    blocks.push({ prelude, text: css.slice(at, end + 1).trim(), needs: needsOf(prelude), inner });
    at = end + 1;
  }
}

function endOfBlock(css: string, start: number): number {
  const marks = /["'{}]/g;
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) {
    if (mark[0] === '{') depth++;
    else if (mark[0] !== '}') marks.lastIndex = css.indexOf(mark[0], mark.index + 1) + 1;
    else if (--depth === 0) return mark.index;
  }
  throw new Error('The style sheet of the pages ends within a block.');
}

/** Faces of letters and the sheets of a printed page are always needed; motions are looked for by their names. */
function needsOf(prelude: string): string[][] {
  if (prelude.startsWith('@')) return prelude.startsWith('@keyframes') ? [] : [[]];
  return withoutChoices(prelude)
    .split(',')
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
}

/** What stands in `:not()`, `:is()` and the like need not be there. */
function withoutChoices(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutChoices(shorter);
}
