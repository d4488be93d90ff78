import sharp, { type Sharp } from 'sharp';

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
