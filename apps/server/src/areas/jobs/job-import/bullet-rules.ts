/** Marks that stand for nothing else at the beginning of a line; word processors write them. */
const sureBullet = /^((?:<(?:b|strong|i|em)>)*)[\s\u00A0]*[•·▪●○■‣⁃◦➢➤►✓✔§\uF0B7\uF0A7][\s\u00A0]*(?=\S)/;
/** Marks that are bullets where several lines in a row have them: dashes of any length among them. */
const likelyBullet =
  /^((?:<(?:b|strong|i|em)>)*)[ \t\u00A0]*(?:[\p{Pd}\u2212*+][\s\u00A0]+|[\p{Pd}\u2212](?=\p{L})|o[\s\u00A0]{2,})(?=\S)/u;

const paragraph = /<p([^<>]*)>((?:(?!<\/p>).)*)<\/p>/gs;

interface Line {
  line: string;
  /** Attributes of the paragraph that it is of. */
  way: string;
  isFirst: boolean;
}

/** Lines of paragraphs that begin with bullets are items. Within lists nothing is a paragraph. */
export function listBulletLines(html: string): string {
  return html.replaceAll(/(?:<p(?: [^<>]*)?>(?:(?!<\/p>).)*<\/p>)+/gs, (run) => {
    const lines = [...run.matchAll(paragraph)].flatMap(([, way = '', text = '']) =>
      text.split('<br>').map((line, at) => ({ line, way, isFirst: at === 0 })),
    );
    if (!lines.some(({ line }) => sureBullet.test(line) || likelyBullet.test(line))) return run;
    return writeLines(lines);
  });
}

function writeLines(lines: readonly Line[]): string {
  const isLikely = (at: number) => likelyBullet.test(lines[at]?.line ?? '');
  const written: string[] = [];
  let open = '';
  for (const [at, { line, way, isFirst }] of lines.entries()) {
    const isItem = sureBullet.test(line) || (isLikely(at) && (isLikely(at - 1) || isLikely(at + 1)));
    if (isItem) {
      if (open === 'p') written.push('</p>');
      if (open !== 'ul') written.push('<ul>');
      const text = line.replace(sureBullet.test(line) ? sureBullet : likelyBullet, '$1');
      written.push(`<li${way}>${text}</li>`);
      open = 'ul';
      continue;
    }
    if (line.trim() === '' && open !== 'p') continue;
    if (open === 'p' && !isFirst) written.push('<br>');
    else written.push(open === '' ? `<p${way}>` : `</${open}><p${way}>`);
    written.push(line);
    open = 'p';
  }
  return written.join('') + (open === '' ? '' : `</${open}>`);
}

const dashes = /^([ \t]*)[\p{Pd}\u2212](?:[ \t]+|(?=\p{L}))(?=\S)/gmu;

/** Bullets that Markdown does not know; a dash is one where several lines have it. */
export function withDashes(text: string): string {
  const listed = text.replaceAll(/^([ \t]*)[•▪●‣⁃·◦][ \t]+/gm, '$1- ');
  return (listed.match(dashes)?.length ?? 0) > 1 ? listed.replaceAll(dashes, '$1- ') : listed;
}

const escaped = /\\(?:u([\da-f]{4})|(r\\n|[nrt"/\\]))/gi;
const lineEnd = /\\r\\n|\\n/g;
const signs: Readonly<Record<string, string>> = { t: ' ', '"': '"', '/': '/', '\\': '\\' };

/** A text that was written as JSON once too often: its line ends stand there as "\n". */
export function withLineEnds(text: string): string {
  const written = text.match(lineEnd)?.length ?? 0;
  if (written === 0 || /\b[a-z]:\\\w|\\\\\w/i.test(text)) return text;
  const real = text.trim().split('\n').length - 1;
  const isSure = written > 1 || /\\n\s*(?:\\n|[-•*]|<|$)/.test(text);
  if (!isSure || real >= written) return text;
  return text.replaceAll(escaped, (_all, code: string | undefined, sign: string | undefined) =>
    code === undefined ? (signs[sign ?? ''] ?? '\n') : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
