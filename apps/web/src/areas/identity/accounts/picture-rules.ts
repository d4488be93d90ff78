import { pictureMaxBytes, pictureMediaTypes } from '@waymark/contract/identity/choices/accounts';
import type { PictureSquare } from '@waymark/contract/identity/account-pictures';
import { tooLarge } from '../../../lib/format-file-size.ts';

export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is kept: how near, and where, as a share of the room that there is to move. */
export interface Framing {
  zoom: number;
  x: number;
  y: number;
}

export const centred: Framing = { zoom: 1, x: 0.5, y: 0.5 };

/** No nearer than this, and no nearer than leaves pixels enough to recognise somebody. */
const nearest = 5;
const fewestPixels = 96;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** What speaks against a chosen file before it is sent; undefined when nothing does. The server looks into it. */
export function findPictureProblem(file: Pick<File, 'size' | 'type'> | null): string | undefined {
  if (!file) return 'Please choose a picture.';
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > pictureMaxBytes) return tooLarge(pictureMaxBytes);
  if (/^image\/hei[cf]/.test(file.type)) {
    return 'HEIC pictures cannot be read here. Save it as a JPEG and choose that.';
  }
  // A browser that does not know the type leaves it empty.
  const known = file.type === '' || pictureMediaTypes.some((type) => type === file.type);
  return known ? undefined : 'Choose a JPEG, PNG, WebP or AVIF picture.';
}

/** The side of the square in pixels, which need not be whole. */
export function sideOf({ width, height }: Size, { zoom }: Framing): number {
  return Math.min(width, height) / zoom;
}

export function maxZoomOf({ width, height }: Size): number {
  return between(1, Math.min(width, height) / fewestPixels, nearest);
}

/** The room to move in each direction, in pixels. */
export function panRangeOf(size: Size, framing: Framing): { x: number; y: number } {
  const side = sideOf(size, framing);
  return { x: size.width - side, y: size.height - side };
}

/** The framing after the picture was dragged by so many of its pixels: to the right shows more of its left. */
export function drag(size: Size, framing: Framing, by: { x: number; y: number }): Framing {
  const range = panRangeOf(size, framing);
  const moved = (share: number, pixels: number, all: number) =>
    all > 0 ? between(0, share - pixels / all, 1) : share;
  return { ...framing, x: moved(framing.x, by.x, range.x), y: moved(framing.y, by.y, range.y) };
}

/** A nearer or farther view of what is in the middle now. */
export function zoomTo(size: Size, framing: Framing, zoom: number): Framing {
  const [before, after] = [panRangeOf(size, framing), panRangeOf(size, { ...framing, zoom })];
  const step = (sideOf(size, framing) - sideOf(size, { ...framing, zoom })) / 2;
  const kept = (share: number, rangeBefore: number, rangeAfter: number) =>
    rangeAfter > 0 ? between(0, (share * rangeBefore + step) / rangeAfter, 1) : 0.5;
  return { zoom, x: kept(framing.x, before.x, after.x), y: kept(framing.y, before.y, after.y) };
}

/** The square in whole pixels, for the server. */
export function squareOf(size: Size, framing: Framing): PictureSquare {
  const range = panRangeOf(size, framing);
  const side = Math.max(1, Math.floor(sideOf(size, framing)));
  return {
    x: between(0, Math.round(range.x * framing.x), size.width - side),
    y: between(0, Math.round(range.y * framing.y), size.height - side),
    size: side,
  };
}
