import type { SourceFile } from './source-files.ts';

/** Work that is under way: the button waits for its end, which everyone sees. */
const busy = /^(is)?(pending|submitting|sending|saving|sent|work|printing)( !== (null|undefined))?$/i;
/** The first of a list cannot go up, and the last not down. */
const atEnd = /^(isFirst|isLast|(at|index|number) (<=|===) .+|(before|after) === undefined)$/;
/** A part that gives it on: its own uses are checked. */
const handedOn = 'disabled';

/** Buttons that are switched off until a person does something, and do not say what. */
export function checkButtons(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path }) => path.startsWith('apps/web/src/') && path.endsWith('.tsx') && !path.includes('.test.'),
    )
    .flatMap(({ path, text }) =>
      tagsIn(text)
        .filter(isSilent)
        .map(([name]) => `${path}: <${name} disabled> says by \`why\` or \`onRefused\` what is missing.`),
    );
}

function isSilent([, attributes]: readonly [string, string]): boolean {
  const value = /\sdisabled=\{([^{}]*)\}/.exec(attributes)?.[1];
  if (value === undefined || /\s(why|onRefused)=/.test(attributes)) return false;
  return ![busy, atEnd].some((known) => known.test(value)) && value !== handedOn;
}

/** The opening tags of our buttons: the name and what stands between it and its end. */
function tagsIn(text: string): (readonly [string, string])[] {
  return [...text.matchAll(/<([A-Z]\w*Button|Button)\b/g)].map(({ 1: name = '', index }) => {
    const start = index + name.length + 1;
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
      if (text[at] === '{') depth += 1;
      else if (text[at] === '}') depth -= 1;
      else if (text[at] === '>' && depth === 0) return [name, text.slice(start, at)] as const;
    }
    return [name, ''] as const;
  });
}
