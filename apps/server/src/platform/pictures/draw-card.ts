import type { Node } from '@takumi-rs/core';
import { sharePictureSize } from '@waymark/contract/pages/share-pictures';
import { cleanText } from '@waymark/contract/text/clean-text';
import { msg } from '@waymark/contract/text/message';
import pLimit from 'p-limit';
import { AppError } from '../errors.ts';
import { fontFamilies, openCardFonts } from './card-fonts.ts';

/** Those of the site's hero, which carries pale words in both themes. */
const cardColours = {
  ground: '#0f2a22',
  far: '#16382d',
  near: '#1d4a3b',
  words: '#f7f2e7',
  soft: '#c3d0c4',
  blaze: '#ff8f61',
} as const;

const asImage = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Two ridges along the foot of a card, dark enough for words on them. */
const cardHills = asImage(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 190" width="1200" height="190">' +
    `<path fill="${cardColours.far}" d="M0 120q140-60 300-30t330-50q160-70 300-10t270-30v190H0z"/>` +
    `<path fill="${cardColours.near}" d="M0 170q220-60 420-30t380-30q210-60 400 10v70H0z"/></svg>`,
);

/** The arm of a signpost, as in the head of each page. */
const signpostShape = asImage(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 32" width="50" height="40">' +
    `<path fill="${cardColours.blaze}" d="M5 1h23.5a4 4 0 0 1 3 1.4l7 11a4 4 0 0 1 0 5.2l-7 11a4 4 0 ` +
    `0 1-3 1.4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z"/><path fill="none" stroke="${cardColours.ground}" ` +
    'stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" d="M7.5 10l4.2 12 5-9 5 9 ' +
    '4.3-12"/></svg>',
);

/** What stands on a card; empty for what is not known. */
export interface Card {
  /** Small, above the title: whose it is, or what it is one of. */
  above: string;
  title: string;
  below: string;
  /** The name of the board. */
  board: string;
}

/** The library draws in threads of its own; one drawing keeps one core busy, and the others wait their turn. */
const limit = pLimit(1);
/** Beyond so many that wait, who asks is told to come again: half a second of drawing. */
export const maxWaiting = 40;
const retryAfterSeconds = 5;
/** Longer than three lines hold. */
const maxText = 200;

/** It keeps no pictures: what it would keep of one is of no use to the next. */
const rendererOptions = { cacheMaxBytes: 1024 * 1024 };

/** The library is large, and loaded by the first picture. */
let loading: ReturnType<typeof load> | undefined;

/** A native library that most starts of the server do not need: it is loaded with the first picture. */
async function load() {
  const { Renderer } = await import('@takumi-rs/core');
  const renderer = new Renderer(rendererOptions);
  return { renderer, fonts: await openCardFonts(renderer) };
}

/** A PNG of a card. */
export async function drawCard(card: Card): Promise<Buffer> {
  if (limit.pendingCount >= maxWaiting)
    throw new AppError('unavailable', msg`Too many pictures are being drawn. Please try again in a moment.`, {
      retryAfterSeconds,
    });
  return limit(async () => {
    loading ??= load();
    const { renderer, fonts } = await loading;
    const shown: Card = { above: '', title: '', below: '', board: '' };
    for (const part of ['above', 'title', 'below', 'board'] as const) {
      shown[part] = await fonts.prepare(plainText(card[part]));
    }
    return renderer.render(layOut(shown), { ...sharePictureSize, format: 'png' });
  });
}

/** One line without pictographs, which no font of ours has; a sign of a brand stays. */
function plainText(text: string): string {
  return cleanText(text)
    .replaceAll(/\p{RGI_Emoji}/gv, ' ')
    .replaceAll(/(?![©®™#*\d])[\p{Emoji}\p{Extended_Pictographic}\p{Emoji_Modifier}\u20E3\uFE0F]/gu, ' ')
    .slice(0, maxText);
}

const rightToLeft =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const directionOf = (text: string) => (rightToLeft.test(text) ? 'rtl' : 'ltr');

const padding = 72;

function layOut({ above, title, below, board }: Card): Node {
  // Without a letter of its title a card still says whose it is.
  const hasTitle = /[\p{L}\p{N}]/u.test(title);
  const words = hasTitle ? title : above || board;
  return {
    type: 'container',
    style: {
      width: '100%',
      height: '100%',
      padding,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: cardColours.ground,
      fontFamily: fontFamilies.text,
    },
    children: [
      {
        type: 'image',
        src: cardHills,
        style: { position: 'absolute', left: 0, bottom: 0, zIndex: -1, ...hillSize },
      },
      line(hasTitle ? above : '', { fontSize: 36, color: cardColours.soft }),
      line(words, {
        fontFamily: fontFamilies.display,
        fontSize: words.length > 60 ? 64 : 80,
        fontWeight: 700,
        lineHeight: 1.1,
        letterSpacing: '-0.02em',
        lineClamp: 3,
        color: cardColours.words,
      }),
      foot(below, board),
    ],
  };
}

const hillSize = { width: sharePictureSize.width, height: 190 };

function line(text: string, style: Record<string, string | number>): Node {
  return {
    type: 'text',
    // An empty text would take no room, and the others would move.
    text: text || '\u00A0',
    style: {
      width: '100%',
      direction: directionOf(text),
      textOverflow: 'ellipsis',
      overflowWrap: 'anywhere',
      lineClamp: 1,
      ...style,
    },
  };
}

function foot(below: string, board: string): Node {
  return {
    type: 'container',
    style: { display: 'flex', alignItems: 'center', gap: 40, width: '100%' },
    children: [
      {
        type: 'container',
        style: { flex: 1, minWidth: 0, display: 'flex' },
        children: [line(below, { fontSize: 34, color: cardColours.words })],
      },
      {
        type: 'container',
        style: { display: 'flex', alignItems: 'center', gap: 16, maxWidth: 420 },
        children: [
          { type: 'image', src: signpostShape, style: { width: 50, height: 40, flexShrink: 0 } },
          {
            type: 'text',
            text: board || ' ',
            style: {
              fontFamily: fontFamilies.display,
              fontSize: 34,
              fontWeight: 650,
              color: cardColours.words,
              lineClamp: 1,
              textOverflow: 'ellipsis',
            },
          },
        ],
      },
    ],
  };
}
