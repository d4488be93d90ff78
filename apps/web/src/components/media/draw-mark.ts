/** Ground and sign; the pale initials keep 4.5 to 1 on both. */
const colours = [
  ['#16382d', '#2b6450'],
  ['#22406b', '#33609b'],
  ['#55264a', '#7d3b6d'],
  ['#7f2a0d', '#a9441d'],
  ['#5c420c', '#84621a'],
  ['#333e47', '#55646f'],
  ['#0d4553', '#17697d'],
  ['#434c1c', '#626e2b'],
] as const;

/** Shapes that are painted on trees and rocks: disc, diamond, bar, peak, arrow, corner, band, ring of hills. */
const shapes = [
  'M24 6a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
  'M24 3l21 21-21 21L3 24z',
  'M15 0h18v48H15z',
  'M24 7l21 36H3z',
  'M4 10h26l14 14-14 14H4z',
  'M0 0h48L0 48z',
  'M0 15h48v18H0z',
  'M0 30q12-22 24-6t24-8v32H0z',
] as const;

/** FNV-1a: short, and spreads similar names apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0]?.[0], words[1]?.[0]] : [...(words[0] ?? '?')].slice(0, 2);
  return letters.join('').toUpperCase();
}

export function markOf(name: string) {
  const hash = hashOf(name);
  const [ground, sign] = colours[hash % colours.length] ?? colours[0];
  const shape = shapes[(hash >>> 8) % shapes.length] ?? shapes[0];
  return { ground, sign, shape, initials: initialsOf(name) };
}
