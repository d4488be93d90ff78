import type { SourceFile } from './source-files.ts';

/** Sides of the screen that are right in both directions, each with what makes it so. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/web/src/components/map/map-view.module.css': 'a map has its west at the left in every language',
  'apps/web/src/components/map/map-view-leaflet.ts': 'as its styles: keys move a marker over the ground',
  'apps/web/src/components/document/place-of.ts': 'places on the picture of a sheet',
  'apps/web/src/areas/identity/accounts/components/picture/picture-cropper.tsx': 'places on a photograph',
  'apps/web/src/areas/hiring/applicants/components/board.module.css':
    'a card at the pointer, by its coordinates',
  'apps/web/src/styles/tokens.css': 'says what --side-start is in each direction',
  'apps/web/src/styles/base.css': 'aligns pages that are read from right to left',
  'apps/web/src/routes/home.module.css': 'the whole background is mirrored',
  'apps/web/src/areas/pages/site/components/full-page.module.css': 'as that of the first page',
  'apps/server/src/platform/mail/mail.ts':
    'mail programs know sides alone, which are chosen by the direction',
  'apps/web/src/lib/focus/reading-direction.ts': 'the one place that knows which key points to what is next',
};

const property = /(?:^|[{;\s])((?:[a-z-]+-)?(?:left|right)(?:-[a-z]+)?)\s*:/;
const value =
  /\b(?:text-align|float|clear|transform-origin|position-area|background[a-z-]*): [^;]*\b(?:left|right)\b/;
const shorthand = /(?:^|[{;\s])(margin|padding|inset|scroll-margin|scroll-padding): ([^;{}]+)/;
const shifted = /translateX\((?!calc\(var\(--way\))|translate\((?!0|-50%|calc\(var\(--way\))[^,)]+,/;
const inline = /^\s*(?:marginLeft|marginRight|paddingLeft|paddingRight|borderLeft|borderRight|left|right):/;
const writtenSide =
  /\b(?:(?:margin|padding|border)-(?:left|right):|(?:text-align|float): ?(?:left|right)\b)/g;
const key = /['"]?Arrow(?:Left|Right)\b/;

/**
 * Pages that say "left" or "right" and mean where a line begins or ends: a page in Arabic begins at the
 * right (L-40). What a property cannot say follows `--way` and `--side-start` of the tokens.
 */
export function checkBothWays(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/') && !path.includes('.test.') && !(path in exceptions))
    .flatMap((file) => {
      if (file.path.endsWith('.css')) return styleProblems(file);
      return file.path.startsWith('apps/web/src/') ? scriptProblems(file) : pageProblems(file);
    });
}

/** Pages and mails that the server writes, with their styles in a line. */
function pageProblems({ path, text }: SourceFile): string[] {
  return [...text.matchAll(writtenSide)].map(
    ([side]) =>
      `${path}: "${side}" is one side of the screen; say where a line begins or ends, or ask the direction.`,
  );
}

function styleProblems({ path, text }: SourceFile): string[] {
  return linesWith(text, (line) => property.test(line) || value.test(line) || isLopsided(line)).map(
    (line) =>
      `${path}: "${line}" is one side of the screen; say where a line begins or ends (inline-start, inline-end).`,
  );
}

function scriptProblems({ path, text }: SourceFile): string[] {
  return [
    ...linesWith(text, (line) => key.test(line)).map(
      (line) =>
        `${path}: "${line}" means what is next in one direction only; use stepOf of lib/focus/reading-direction.ts.`,
    ),
    ...(path.endsWith('.tsx') ? linesWith(text, (line) => inline.test(line)) : []).map(
      (line) => `${path}: "${line}" is one side of the screen; use marginInlineStart and its like.`,
    ),
  ];
}

const linesWith = (text: string, isFound: (line: string) => boolean) =>
  text
    .split('\n')
    .filter(isFound)
    .map((line) => line.trim());

/** Whether a shorthand of four gives left and right a width of their own, or a shift goes one way in both directions. */
function isLopsided(line: string): boolean {
  const [, , widths = ''] = shorthand.exec(line) ?? [];
  const [, right, , left] = partsOf(widths);
  return (left !== undefined && left !== right) || shifted.test(line);
}

/** The parts of a value that spaces keep apart, each function whole. */
const partsOf = (widths: string): string[] => widths.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
