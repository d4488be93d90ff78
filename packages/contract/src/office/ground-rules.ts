import { msg, type Message } from '../text/message.ts';
import { wcagContrast } from 'culori/fn';
import { colourOf, findNearest, neededContrast, roundDown, writeColour } from './accent-rules.ts';

/** The words on the ground, from the loudest to the quietest (`tokens.css`). */
const words = ['#f7f2e7', '#c3d0c4'] as const;

const contrastOf = (ground: string) => Math.min(...words.map((word) => wcagContrast(ground, word)));
const canBeRead = (ground: string) => contrastOf(ground) >= neededContrast;

/** The nearest ground of the same hue on which light words can be read. */
export const nearestGround = (colour: string): string => findNearest(colour, 0, canBeRead);

/** The message for a ground that is too light. */
export function describeGroundProblem(colour: string): Message | undefined {
  if (canBeRead(colour)) return undefined;
  return msg`Light words on ${colour} have a contrast of ${roundDown(contrastOf(colour))} to 1, and ${neededContrast} is needed to read them. The nearest that has it is ${nearestGround(colour)}.`;
}

/** The accent's hue where it stands on the ground: as light as reading it needs. */
function accentOn(ground: string, accent: string): string {
  const { l, c, h } = colourOf(accent);
  for (let light = l; light < 1; light += 0.02) {
    const colour = writeColour(light, c, h);
    if (wcagContrast(colour, ground) >= neededContrast) return colour;
  }
  return words[0];
}

/** The properties of `tokens.css` that a ground sets. */
export function groundTokens(ground: string, darkAccent: string): Readonly<Record<string, string>> {
  const { l, c, h } = colourOf(ground);
  const dark = Math.min(l, 0.3);
  const pair = (one: string, other: string) => `light-dark(${one}, ${other})`;
  return {
    '--pine': pair(ground, writeColour(dark, c, h)),
    '--pine-deep': pair(writeColour(l - 0.06, c, h), writeColour(dark - 0.08, c * 0.6, h)),
    '--pine-line': writeColour(l + 0.12, c, h),
    '--pine-wash': pair(writeColour(0.92, Math.min(c, 0.02), h), writeColour(0.32, Math.min(c, 0.035), h)),
    '--pine-text': pair(writeColour(0.37, Math.min(c, 0.07), h), writeColour(0.84, Math.min(c, 0.06), h)),
    '--scene-ground': pair(ground, writeColour(dark - 0.03, c, h)),
    '--blaze-on-pine': accentOn(ground, darkAccent),
  };
}
