import { describe, expect, test } from 'vitest';
import {
  centred,
  drag,
  findPictureProblem,
  maxZoomOf,
  squareOf,
  zoomTo,
  type Framing,
} from './picture-rules.ts';

const megabyte = 1024 * 1024;
const landscape = { width: 1200, height: 800 };

describe('[G-1] a file that is chosen as a picture', () => {
  test.each([
    [null, 'Please choose a picture.'],
    [{ size: 0, type: 'image/png' }, 'This file is empty. Choose another one.'],
    [{ size: 7.5 * megabyte, type: 'image/png' }, 'The file is larger than 5 MB. Choose a smaller one.'],
    [
      { size: 9, type: 'image/heic' },
      'HEIC pictures cannot be read here. Save it as a JPEG and choose that.',
    ],
    [{ size: 9, type: 'image/svg+xml' }, 'Choose a JPEG, PNG, WebP or AVIF picture.'],
    [{ size: 9, type: 'application/pdf' }, 'Choose a JPEG, PNG, WebP or AVIF picture.'],
    [{ size: 5 * megabyte, type: 'image/jpeg' }, undefined],
    [{ size: 9, type: 'image/avif' }, undefined],
    [{ size: 9, type: '' }, undefined],
  ])('%j', (file, problem) => {
    expect(findPictureProblem(file)).toBe(problem);
  });
});

describe('[G-1] the square that is kept', () => {
  test('starts in the middle at its largest size', () => {
    expect(squareOf(landscape, centred)).toEqual({ x: 200, y: 0, size: 800 });
    expect(squareOf({ width: 300, height: 901 }, centred)).toEqual({ x: 0, y: 301, size: 300 });
    expect(squareOf({ width: 1, height: 1 }, centred)).toEqual({ x: 0, y: 0, size: 1 });
  });

  test('dragging to the right shows more of the left, up to the edge', () => {
    const moved = drag(landscape, centred, { x: 50, y: 50 });
    expect(squareOf(landscape, moved)).toEqual({ x: 150, y: 0, size: 800 });
    expect(squareOf(landscape, drag(landscape, moved, { x: 5000, y: 0 })).x).toBe(0);
    expect(squareOf(landscape, drag(landscape, moved, { x: -5000, y: 0 })).x).toBe(400);
  });

  test('zooming in and out keeps the centre', () => {
    const near = zoomTo(landscape, drag(landscape, centred, { x: 100, y: 0 }), 2);
    expect(squareOf(landscape, near)).toEqual({ x: 300, y: 200, size: 400 });
    expect(squareOf(landscape, zoomTo(landscape, near, 1))).toEqual({ x: 100, y: 0, size: 800 });
  });

  test('never leaves the picture', () => {
    const shares = [0, 0.31, 0.5, 0.777, 1];
    for (const size of [landscape, { width: 97, height: 1031 }, { width: 641, height: 641 }]) {
      for (const zoom of [1, 1.37, maxZoomOf(size)]) {
        for (const framing of shares.flatMap((x) => shares.map((y): Framing => ({ zoom, x, y })))) {
          const square = squareOf(size, framing);
          expect(square.x).toBeGreaterThanOrEqual(0);
          expect(square.y).toBeGreaterThanOrEqual(0);
          expect(square.x + square.size).toBeLessThanOrEqual(size.width);
          expect(square.y + square.size).toBeLessThanOrEqual(size.height);
        }
      }
    }
  });

  test('the pixels of a small picture limit its zoom', () => {
    expect(maxZoomOf({ width: 80, height: 200 })).toBe(1);
    expect(maxZoomOf({ width: 192, height: 200 })).toBe(2);
    expect(maxZoomOf({ width: 4000, height: 3000 })).toBe(5);
  });
});
