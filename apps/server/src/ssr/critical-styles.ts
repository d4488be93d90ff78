import { LRUCache } from 'lru-cache';
import type { PageStyles } from './page-html.ts';

/** A rule, or an at-rule with rules in it. */
interface Block {
  prelude: string;
  text: string;
  /** The class names of each selector; a selector without any always applies. */
  needs: readonly (readonly string[])[];
  inner: readonly Block[] | undefined;
}

/** Sets of classes whose styles are cached: 62 in 369 different pages, at 0.6 ms each. */
const maxCached = 200;

/**
 * Selects the rules of a style sheet that apply to a page as it is sent, in their order: CSS modules give each class
 * to one component, so a rule applies only where the page has its classes. Later the page loads the whole sheet.
 */
export function createCriticalStyles(css: string): PageStyles['select'] {
  const blocks = readBlocks(css);
  const cache = new LRUCache<string, string>({ max: maxCached });
  return (...texts) => {
    const attributes = new Set<string>();
    for (const text of texts) for (const classes of listClasses(text)) attributes.add(classes);
    const key = [...attributes].join('\n');
    let styles = cache.get(key);
    if (styles === undefined) cache.set(key, (styles = selectStyles(blocks, new Set(key.split(/\s/)))));
    return styles;
  };
}

const attribute = ' class="';

/** By hand: a page has a thousand, and an expression makes an object for each. */
function* listClasses(html: string): Generator<string> {
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
    at += attribute.length;
    yield html.slice(at, html.indexOf('"', at));
  }
}

function selectStyles(blocks: readonly Block[], classes: ReadonlySet<string>): string {
  const rules = writeBlocks(blocks, classes);
  const isUsed = (name: string) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(rules);
  const animations = blocks.filter(({ prelude }) => prelude.startsWith('@keyframes '));
  return (
    rules +
    animations
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

const conditional = /^@(media|supports|container|layer|starting-style)\b/;

function readBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; ;) {
    const start = css.indexOf('{', at);
    if (start < 0) return blocks;
    const end = endOfBlock(css, start);
    const prelude = css.slice(at, start).trim();
    const inner = conditional.test(prelude) ? readBlocks(css.slice(start + 1, end)) : undefined;
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

/** `@font-face` and `@page` always apply; `@keyframes` are selected by name. */
function needsOf(prelude: string): string[][] {
  if (prelude.startsWith('@')) return prelude.startsWith('@keyframes') ? [] : [[]];
  return withoutArguments(prelude)
    .split(',')
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
}

/** Classes in `:not()`, `:is()` and the like need not be on the page. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}
