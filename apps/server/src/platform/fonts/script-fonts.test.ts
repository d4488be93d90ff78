import { expect, test } from 'vitest';
import { ClusterFont } from './cluster-font.ts';
import { ScriptFonts } from './script-fonts.ts';

const graphemesOf = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** What is drawn from left to right, glyph by glyph, and the characters that the glyphs stand for. */
async function shape(text: string, isRightToLeft: boolean) {
  const fonts = await ScriptFonts.open(graphemesOf(text));
  const clusters = fonts.shape(text, 400, isRightToLeft);
  const font = new ClusterFont(400);
  const glyphs = clusters.flatMap((cluster) => font.add(cluster, isRightToLeft));
  return { clusters: clusters.map(({ cluster }) => cluster), glyphs };
}

test('[L-13] Arabic letters are joined: one letter has a form for each place in a word', async () => {
  const { clusters, glyphs } = await shape('ببب', true);
  expect(clusters).toHaveLength(3);
  expect(new Set(clusters.map((cluster) => JSON.stringify(cluster.glyphs))).size).toBe(3);
  expect(glyphs.map(({ character }) => character)).toEqual(['ب', 'ب', 'ب']);
});

test('[L-13] a syllable is drawn at once, and each of its characters is there to be read', async () => {
  const { clusters, glyphs } = await shape('क्षि', false);
  expect(clusters.map(({ text }) => text)).toEqual(['क्षि']);
  expect(glyphs.map(({ character }) => character).join('')).toBe('क्षि');
  expect(glyphs.map(({ advance }) => advance > 0)).toEqual([true, false, false, false]);
});

test('[L-13] letters that a font does not have are not in it', async () => {
  const fonts = await ScriptFonts.open(['ก', '𓂀', '👩‍💻']);
  expect(['ก', '𓂀', '👩‍💻'].map((grapheme) => fonts.has(grapheme))).toEqual([true, false, true]);
});
