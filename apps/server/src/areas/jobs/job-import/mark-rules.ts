import { inlines } from './element-constants.ts';

/** The direction and language of a text. */
export interface Way {
  dir?: string;
  lang?: string;
}

/** An element within a line that is kept. */
export interface Mark {
  name: string;
  opening: string;
}

/** Longer than any link is: each line that a link goes over repeats it. */
const maxHrefLength = 2000;
const maxStyle = 1000;

const weight = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i;
const slant = /(?:^|;)\s*font-style\s*:\s*(\w+)/i;
const isBold = (value: string) => /^(?:bold|bolder|[6-9]\d\d)$/i.test(value);

/** Direction and language of an element, where it has ones that are known. Pages are written to the right. */
export function attributesOf({ dir, lang }: Record<string, string>): Way {
  const way = dir?.trim().toLowerCase();
  const language = lang?.trim();
  return {
    ...(way && /^(?:rtl|ltr|auto)$/.test(way) && { dir: way }),
    ...(language && /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(language) && { lang: language }),
  };
}

/** What an element says of its text: that it is bold, slanted, a link, or written the other way round. */
export function marksOf(
  name: string,
  attributes: Record<string, string>,
  { href, around, isBlock }: { href: string | undefined; around: Way; isBlock: boolean },
): Mark[] {
  const style = (attributes['style'] ?? '').slice(0, maxStyle);
  const [, bold] = weight.exec(style) ?? [];
  const [, slanted] = slant.exec(style) ?? [];
  if (name === 'a') return href === undefined ? [] : [{ name, opening: `<a href="${href}">` }];
  const isStrong = name === 'b' || name === 'strong';
  // Google Docs puts all it copies into a <b> that is not bold.
  if (isStrong) return bold === undefined || isBold(bold) ? [plainMark(name)] : [];
  const said = isBlock ? [] : foreignMark(attributes, around);
  if (inlines.has(name)) return slanted === 'normal' ? said : [plainMark(name), ...said];
  if (/^h[1-6]$/.test(name)) return [];
  return [
    ...said,
    ...(bold !== undefined && isBold(bold) ? [plainMark('b')] : []),
    ...(slanted === 'italic' ? [plainMark('i')] : []),
  ];
}

/** Words that are written the other way round, or in another language. Word names that of each word, with a style. */
function foreignMark(attributes: Record<string, string>, around: Way): Mark[] {
  const { dir, lang } = attributesOf(attributes);
  const isTurned = dir !== undefined && dir !== (around.dir ?? 'ltr');
  const isPlain = attributes['style'] === undefined && attributes['class'] === undefined;
  const isForeign = lang !== undefined && lang !== around.lang && (isPlain || around.lang !== undefined);
  if (!isTurned && !isForeign) return [];
  const way = `${isTurned ? ` dir="${dir}"` : ''}${isForeign ? ` lang="${lang}"` : ''}`;
  return [{ name: 'span', opening: `<span${way}>` }];
}

const plainMark = (name: string): Mark => ({ name, opening: `<${name}>` });

/** The address that a link leads to from `base`; undefined for one that leads nowhere from here. */
export function linkOf(href: string | undefined, base: string | undefined): string | undefined {
  const given = href?.trim() ?? '';
  if (given === '' || given.startsWith('#') || given.length > maxHrefLength) return undefined;
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(given.replaceAll(/[\s\p{Cc}]/gu, '')) ?? [];
  if (scheme !== undefined)
    return /^(?:https?|mailto)$/i.test(scheme) ? given.replaceAll('"', '%22') : undefined;
  const url = URL.parse(given, given.startsWith('//') ? (base ?? 'https://x.invalid') : base);
  return url && /^https?:$/.test(url.protocol) ? url.href.replaceAll('"', '%22') : undefined;
}
