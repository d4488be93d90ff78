import type { PictureSquare } from '@waymark/contract/identity/account-pictures';
import { pictureMaxBytes, pictureMediaTypes } from '@waymark/contract/identity/choices';
import { tooLarge } from '../../../lib/format-file-size.ts';
import { msg } from '@waymark/contract/text/message';

export interface Size {
  width: number;
  height: number;
}

/** A chosen file as the browser displays it. */
export interface Preview {
  url: string;
  size: Size;
}

/** The square of a picture to keep: `x` and `y` are shares of the room to move. */
export interface Framing {
  zoom: number;
  x: number;
  y: number;
}

export const centred: Framing = { zoom: 1, x: 0.5, y: 0.5 };

/** The zoom leaves at least this many pixels, enough to recognise a face. */
const maxZoom = 5;
const minPixels = 96;

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Checks a file before it is sent; undefined if it is fine. The server checks its content. */
export function findPictureProblem(file: Pick<File, 'size' | 'type'> | null): string | undefined {
  if (!file) return msg`Please choose a picture.`;
  if (file.size === 0) return msg`This file is empty. Choose another one.`;
  if (file.size > pictureMaxBytes) return tooLarge(pictureMaxBytes);
  if (/^image\/hei[cf]/.test(file.type)) {
    return msg`HEIC pictures cannot be read here. Save it as a JPEG and choose that.`;
  }
  // The type is empty if the browser does not know it.
  const known = file.type === '' || pictureMediaTypes.some((type) => type === file.type);
  return known ? undefined : msg`Choose a JPEG, PNG, WebP or AVIF picture.`;
}

/** The side of the square in pixels, not rounded. */
export function sideOf({ width, height }: Size, { zoom }: Framing): number {
  return Math.min(width, height) / zoom;
}

export function maxZoomOf({ width, height }: Size): number {
  return clamp(1, Math.min(width, height) / minPixels, maxZoom);
}

/** How far the square can move in each direction, in pixels. */
export function panRangeOf(size: Size, framing: Framing): { x: number; y: number } {
  const side = sideOf(size, framing);
  return { x: size.width - side, y: size.height - side };
}

/** The framing after a drag by this many pixels; a drag to the right shows more of the left. */
export function drag(size: Size, framing: Framing, by: { x: number; y: number }): Framing {
  const range = panRangeOf(size, framing);
  const moved = (share: number, pixels: number, all: number) =>
    all > 0 ? clamp(0, share - pixels / all, 1) : share;
  return { ...framing, x: moved(framing.x, by.x, range.x), y: moved(framing.y, by.y, range.y) };
}

/** Zooms around the current centre. */
export function zoomTo(size: Size, framing: Framing, zoom: number): Framing {
  const [before, after] = [panRangeOf(size, framing), panRangeOf(size, { ...framing, zoom })];
  const step = (sideOf(size, framing) - sideOf(size, { ...framing, zoom })) / 2;
  const kept = (share: number, rangeBefore: number, rangeAfter: number) =>
    rangeAfter > 0 ? clamp(0, (share * rangeBefore + step) / rangeAfter, 1) : 0.5;
  return { zoom, x: kept(framing.x, before.x, after.x), y: kept(framing.y, before.y, after.y) };
}

/** The square in whole pixels, as the server expects it. */
export function squareOf(size: Size, framing: Framing): PictureSquare {
  const range = panRangeOf(size, framing);
  const side = Math.max(1, Math.floor(sideOf(size, framing)));
  return {
    x: clamp(0, Math.round(range.x * framing.x), size.width - side),
    y: clamp(0, Math.round(range.y * framing.y), size.height - side),
    size: side,
  };
}
