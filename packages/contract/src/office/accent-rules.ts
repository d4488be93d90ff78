import { msg, type Message } from '../text/message.ts';
import {
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  toGamut,
  useMode,
  wcagContrast,
  type Oklch,
} from 'culori/fn';
import type { Accent } from './choices.ts';

useMode(modeRgb);
useMode(modeLrgb);
const toOklch = useMode(modeOklch);
const intoScreen = toGamut('rgb', 'oklch');

export type Theme = keyof Accent;

/** The grounds below text in the accent (`tokens.css`): the page, its surfaces, and pine on dark pages. */
const surfaces: Record<Theme, readonly string[]> = {
  light: ['#f7f2e7', '#fffdf8', '#efe8d9'],
  dark: ['#0f1814', '#16221d', '#1c2b25', '#16382d'],
};
/** Text on the accent. */
const words: Record<Theme, string> = { light: '#fffaf3', dark: '#0f1814' };
/** The colours of a preview, which shows both themes side by side. */
export function sampleOf(accent: Accent, theme: Theme): { paper: string; accent: string; words: string } {
  return { paper: surfaces[theme][0] ?? '', accent: accent[theme], words: words[theme] };
}

/** WCAG 2.2, 1.4.3: text of any size. */
export const neededContrast = 4.5;

/** The lowest contrast of a colour as the accent of a theme. */
export function contrastOf(colour: string, theme: Theme): number {
  return Math.min(...[...surfaces[theme], words[theme]].map((other) => wcagContrast(colour, other)));
}

export function isReadable(colour: string, theme: Theme): boolean {
  return contrastOf(colour, theme) >= neededContrast;
}

/** The nearest readable colour of the same hue. */
export function nearestReadable(colour: string, theme: Theme): string {
  return findNearest(colour, theme === 'light' ? 0 : 1, (other) => isReadable(other, theme));
}

/** The nearest colour of the same hue that can be read, on the way to the lightness that surely can. */
export function findNearest(colour: string, sure: 0 | 1, canBeRead: (colour: string) => boolean): string {
  if (canBeRead(colour)) return colour;
  const { l, c, h } = colourOf(colour);
  let [readable, unreadable]: [number, number] = [sure, l];
  // After these halvings the distance is less than a step of any channel.
  for (let step = 0; step < 12; step++) {
    const middle = (readable + unreadable) / 2;
    if (canBeRead(writeColour(middle, c, h))) readable = middle;
    else unreadable = middle;
  }
  return writeColour(readable, c, h);
}

/** The accent for dark pages that goes with one for light pages: the same hue, as light as the default one. */
export function darkAccentFor(light: string): string {
  const { c, h } = colourOf(light);
  return nearestReadable(writeColour(0.76, Math.min(c, 0.16), h), 'dark');
}

/** The properties of `tokens.css` that the accent sets. */
export function accentTokens({ light, dark }: Accent): Readonly<Record<string, string>> {
  const inLight = colourOf(light);
  const inDark = colourOf(dark);
  const pair = (one: string, other: string) => `light-dark(${one}, ${other})`;
  const strongDark = writeColour(Math.min(inDark.l + 0.06, 0.96), inDark.c * 0.85, inDark.h);
  return {
    '--accent': pair(light, dark),
    '--accent-strong': pair(writeColour(Math.max(inLight.l - 0.08, 0), inLight.c, inLight.h), strongDark),
    '--accent-wash': pair(
      writeColour(0.94, Math.min(inLight.c, 0.025), inLight.h),
      writeColour(0.27, Math.min(inDark.c, 0.035), inDark.h),
    ),
    '--on-accent': pair(words.light, words.dark),
    '--blaze-on-pine': dark,
  };
}

/** The message for an unreadable colour. */
export function describeAccentProblem(colour: string, theme: Theme): Message | undefined {
  const contrast = contrastOf(colour, theme);
  if (contrast >= neededContrast) return undefined;
  const [has, nearest] = [roundDown(contrast), nearestReadable(colour, theme)];
  return theme === 'light'
    ? msg`On light pages ${colour} has a contrast of ${has} to 1, and ${neededContrast} is needed to read it. The nearest that has it is ${nearest}.`
    : msg`On dark pages ${colour} has a contrast of ${has} to 1, and ${neededContrast} is needed to read it. The nearest that has it is ${nearest}.`;
}

/** "4.5" would look sufficient for what is less. */
export const roundDown = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);

export function colourOf(colour: string): { l: number; c: number; h: number } {
  const { l, c, h = 0 } = toOklch(colour) as Oklch;
  return { l, c, h };
}

export function writeColour(l: number, c: number, h: number): string {
  return formatHex(intoScreen({ mode: 'oklch', l: Math.min(Math.max(l, 0), 1), c, h }));
}
