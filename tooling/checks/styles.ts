import { linesOf, type SourceFile } from './source-files.ts';

const TOKENS = 'apps/web/src/styles/tokens.css';

/** As max-lines of the lint, which reads no style sheets. */
const MAX_LINES = 400;
/** Where layouts change; tokens.css says what each is for. */
const WIDTHS = new Set(['30rem', '40rem', '48rem', '64rem', '72rem']);
/** The slides of a carousel change at the widths of the specification (I-5). */
const SPECIFIED = /carousel/;

/** Style sheets of the web that decide for themselves what all of them have to decide alike. */
export function checkStyles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/web/src/') && path.endsWith('.css'))
    .flatMap((file) => [
      ...lengthProblems(file),
      ...widthProblems(file),
      ...themeProblems(file),
      ...focusProblems(file),
      ...barProblems(file),
      ...columnProblems(file),
    ]);
}

function lengthProblems({ path, text }: SourceFile): string[] {
  const lines = linesOf(text);
  return lines > MAX_LINES ? [`${path}: ${lines} lines, at most ${MAX_LINES}: divide it.`] : [];
}

function widthProblems({ path, text }: SourceFile): string[] {
  if (SPECIFIED.test(path)) return [];
  const queries = [...text.matchAll(/@media ([^{]*)\{/g)].map(([, query = '']) => query);
  const widths = queries
    .filter((query) => query.includes('width'))
    .flatMap((query) => query.match(/[\d.]+[a-z]+/g) ?? []);
  return [...new Set(widths)]
    .filter((width) => !WIDTHS.has(width))
    .map((width) => `${path}: layouts change at ${[...WIDTHS].join(', ')}, not at ${width}.`);
}

function themeProblems({ path, text }: SourceFile): string[] {
  const asks = /prefers-color-scheme|data-theme/.test(text) && path !== TOKENS;
  return asks ? [`${path}: colours of both themes stand side by side, as light-dark() in a token.`] : [];
}

/** The mark of focus is one for everything, has never the colour of faults, and is there where colours are forced. */
function focusProblems({ path, text }: SourceFile): string[] {
  const problems: string[] = [];
  if (/outline(-style)?: *(none|0)\b/.test(text)) {
    problems.push(
      `${path}: without an outline nothing marks the focus where colours are forced; give it outline-color: transparent.`,
    );
  }
  for (const [, selector = '', body = ''] of text.matchAll(/([^{};]*:focus[^{};]*)\{([^{}]*)\}/g)) {
    const isMark = /:focus/.test(selector) && !/:focus[^,]*::before/.test(selector);
    if (isMark && /(outline|border|box-shadow)[^;]*var\(--(accent|danger)/.test(body)) {
      problems.push(
        `${path}: ${selector.trim()} marks the focus in the colour of faults or of the next step; use var(--focus).`,
      );
    }
    if (isMark && /box-shadow/.test(body)) {
      problems.push(
        `${path}: ${selector.trim()} marks the focus by a shadow, which goes where colours are forced; use an outline.`,
      );
    }
  }
  return problems;
}

/** A column that asks for more than its place is wider than a window whose text is large. */
function columnProblems({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/repeat\(auto-fi(?:t|ll), minmax\(([\d.]+rem)/g)].map(
    ([, width]) =>
      `${path}: columns of ${width} do not fit where text is large: minmax(min(${width}, 100%), 1fr).`,
  );
}

/** A bar that stays at an edge of the window leaves no room in a low one, as at a zoom of 400 %. */
function barProblems({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/\{([^{}]*position: (?:sticky|fixed)[^{}]*)/g)]
    .filter(([, body = '']) => /[;{\s]bottom: |inset: auto 0/.test(body))
    .map(() => `${path}: a bar at the bottom of the window is placed by var(--stick) or var(--pin).`);
}
