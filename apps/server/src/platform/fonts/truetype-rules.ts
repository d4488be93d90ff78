interface OutlinePoint {
  x: number;
  y: number;
  isOnCurve: boolean;
}

export type Outline = OutlinePoint[][];

export interface Glyph {
  advance: number;
  outline: Outline;
}

interface Box {
  xMin: number;
  yMin: number;
  xMax: number;
  yMax: number;
}

/** Of the fonts that are read and of the one that is made: all measures are in thousandths of its size. */
export const unitsPerEm = 1000;

/** A TrueType font with the tables that a PDF asks for: glyphs are chosen by their number. */
export function writeTrueType(glyphs: readonly Glyph[]): Uint8Array {
  const drawn = glyphs.map(({ advance, outline }) => {
    const contours = outline.map(closed).filter((contour) => contour.length > 2);
    return { advance, contours, box: boxOf(contours.flat()), data: encodeGlyph(contours) };
  });
  const box = boxOf(drawn.flatMap(({ contours }) => contours.flat()));
  const offsets = [0];
  for (const { data } of drawn) offsets.push((offsets.at(-1) ?? 0) + data.length);
  return joinTables({
    glyf: Buffer.concat(drawn.map(({ data }) => data)),
    head: encodeHead(box),
    hhea: encodeHorizontalHeader(drawn, box),
    hmtx: Buffer.concat(drawn.map(({ advance, box: { xMin } }) => words(advance, xMin))),
    loca: Buffer.concat(offsets.map(long)),
    maxp: encodeMaximum(drawn.map(({ contours }) => contours)),
  });
}

/** Without the point that only leads back to the first one. */
function closed(contour: OutlinePoint[]): OutlinePoint[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const isRepeated = contour.length > 1 && first?.x === last?.x && first?.y === last?.y && last?.isOnCurve;
  return isRepeated ? contour.slice(0, -1) : contour;
}

function boxOf(points: readonly OutlinePoint[]): Box {
  const box = { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };
  for (const [at, { x, y }] of points.entries()) {
    box.xMin = at === 0 ? x : Math.min(box.xMin, x);
    box.yMin = at === 0 ? y : Math.min(box.yMin, y);
    box.xMax = at === 0 ? x : Math.max(box.xMax, x);
    box.yMax = at === 0 ? y : Math.max(box.yMax, y);
  }
  return box;
}

/** A simple glyph; nothing at all for one without an outline, such as a space. */
function encodeGlyph(contours: readonly OutlinePoint[][]): Buffer {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const { xMin, yMin, xMax, yMax } = boxOf(points);
  let end = -1;
  const ends = contours.map((contour) => (end += contour.length));
  const flags: number[] = [];
  const coordinates: Record<'x' | 'y', Buffer[]> = { x: [], y: [] };
  let before = { x: 0, y: 0 };
  for (const point of points) {
    const x = encodeStep(point.x - before.x, { short: 0x02, same: 0x10 });
    const y = encodeStep(point.y - before.y, { short: 0x04, same: 0x20 });
    flags.push((point.isOnCurve ? 0x01 : 0) | x.flags | y.flags);
    coordinates.x.push(x.bytes);
    coordinates.y.push(y.bytes);
    before = point;
  }
  const data = Buffer.concat([
    words(contours.length, xMin, yMin, xMax, yMax, ...ends, 0),
    Buffer.from(flags),
    ...coordinates.x,
    ...coordinates.y,
  ]);
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
}

/** A step along an axis: none, one of a byte, or one of two. */
function encodeStep(step: number, { short, same }: { short: number; same: number }) {
  if (step === 0) return { flags: same, bytes: Buffer.alloc(0) };
  if (Math.abs(step) > 255) return { flags: 0, bytes: words(step) };
  return { flags: short | (step > 0 ? same : 0), bytes: Buffer.from([Math.abs(step)]) };
}

function encodeHead({ xMin, yMin, xMax, yMax }: Box): Buffer {
  return Buffer.concat([
    long(0x0001_0000),
    long(0x0001_0000),
    long(0),
    long(0x5f0f_3cf5),
    words(0, unitsPerEm),
    Buffer.alloc(16),
    // The places of glyphs are longs.
    words(xMin, yMin, xMax, yMax, 0, 8, 2, 1, 0),
  ]);
}

function encodeHorizontalHeader(glyphs: readonly { advance: number; box: Box }[], box: Box): Buffer {
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  const right = Math.min(...glyphs.map((one) => one.advance - one.box.xMax));
  return Buffer.concat([
    long(0x0001_0000),
    words(box.yMax, box.yMin, 0, widest, box.xMin, right, box.xMax, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length),
  ]);
}

function encodeMaximum(glyphs: readonly OutlinePoint[][][]): Buffer {
  const points = Math.max(...glyphs.map((contours) => contours.flat().length));
  const contours = Math.max(...glyphs.map(({ length }) => length));
  return Buffer.concat([
    long(0x0001_0000),
    words(glyphs.length, points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
  ]);
}

function joinTables(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const head = words(entries.length, power * 16, Math.log2(power), (entries.length - power) * 16);
  let offset = 12 + 16 * entries.length;
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [tag, data] of entries) {
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    records.push(Buffer.from(tag, 'latin1'), long(sumOf(padded)), long(offset), long(data.length));
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([long(0x0001_0000), head, ...records, ...bodies]);
}

function sumOf(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * at);
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}
