import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Upload } from '../platform/http/uploads.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';

/** A form as `inject` sends it: fields in order, a list as a repeated field, files with their name. */
export async function multipart(
  fields: Record<string, string | readonly string[]>,
  file?: { field?: string; name: string; bytes: Buffer },
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  if (file) form.append(file.field ?? 'resume', new Blob([new Uint8Array(file.bytes)]), file.name);
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}

/** A file where uploads are put down, as a form would leave it. */
export async function writeUpload(
  { temporaryDirectory }: Pick<Services, 'temporaryDirectory'>,
  name: string,
  bytes: Buffer,
): Promise<Upload> {
  const path = join(temporaryDirectory, newId());
  await mkdir(temporaryDirectory, { recursive: true });
  await writeFile(path, bytes);
  return { path, name, size: bytes.length, sha256: 'not looked at' };
}

/** Colours of the corners of the test picture, far enough apart to survive JPEG. */
export const corners = {
  topLeft: [220, 40, 40],
  topRight: [40, 190, 60],
  bottomLeft: [40, 60, 220],
  bottomRight: [235, 205, 40],
} as const;

/** A picture of four coloured quarters, from left to right and from top to bottom as people see it. */
export function quarters(width = 640, height = 400): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, right] =
        y < height / 2 ? [corners.topLeft, corners.topRight] : [corners.bottomLeft, corners.bottomRight];
      pixels.set(x < width / 2 ? left : right, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export function jpegBytes(): Promise<Buffer> {
  return quarters().jpeg({ quality: 90 }).toBuffer();
}

/** How a camera that was turned stores the upright picture: the turn itself is only noted beside it. */
export async function turnedJpeg(orientation: 1 | 3 | 6 | 8): Promise<Buffer> {
  const turn = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation];
  const stored = await quarters().rotate(turn).png().toBuffer();
  return sharp(stored)
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Camera of Ada', Copyright: 'Ada Lovelace' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 26/1' },
    })
    .withMetadata({ orientation })
    .toBuffer();
}

/** A small file that unpacks to 64 million pixels. */
export function pictureBomb(): Promise<Buffer> {
  const side = 8000;
  return sharp({
    create: { width: side, height: side, channels: 3, background: '#123456' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Where each corner of a square picture has which colour. */
export async function readCorners(picture: Buffer): Promise<Record<keyof typeof corners, number[]>> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const inset = Math.round(info.width / 8);
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const far = info.width - inset;
  return {
    topLeft: at(inset, inset),
    topRight: at(far, inset),
    bottomLeft: at(inset, far),
    bottomRight: at(far, far),
  };
}
