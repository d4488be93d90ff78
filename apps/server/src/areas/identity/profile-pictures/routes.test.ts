import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { countStored } from '../../../testing/erased-people.ts';
import { createCandidate, createEmployer, createResume, createStaff } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import {
  multipart,
  corners,
  jpegBytes,
  pictureBomb,
  quarters,
  readCorners,
  turnedJpeg,
} from '../../../testing/uploads.ts';

const context = useTestApp();
type Headers = Record<string, string>;

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
/** The head of a picture as an iPhone takes it. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.alloc(4),
  Buffer.from('mif1heic'),
]);

async function upload(
  headers: Headers,
  bytes: Buffer,
  { name = 'me.jpg', fields = {} }: { name?: string; fields?: Record<string, string> } = {},
) {
  const form = await multipart(fields, { field: 'picture', name, bytes });
  return context.app.inject({
    method: 'POST',
    url: '/api/profile-picture',
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
}

const remove = (headers: Headers) =>
  context.app.inject({ method: 'DELETE', url: '/api/profile-picture', headers });
const get = (url: string, headers: Headers = {}) => context.app.inject({ url, headers });

async function pictureUrlOf(headers: Headers): Promise<string | null> {
  return (await get('/api/get-auth-user', headers)).json().data.pictureUrl;
}

/** Returns the picture at the address that the upload returned. */
async function shown(response: Awaited<ReturnType<typeof upload>>): Promise<Buffer> {
  expect(response.statusCode, response.body).toBe(200);
  return (await get(response.json().data.pictureUrl)).rawPayload;
}

function expectUpright(found: Record<keyof typeof corners, number[]>): void {
  for (const [corner, colour] of Object.entries(corners)) {
    const difference = found[corner as keyof typeof corners].map((value, i) => value - (colour[i] ?? 0));
    expect(Math.max(...difference.map(Math.abs)), corner).toBeLessThan(20);
  }
}

describe('[G-1] [H-1] POST /profile-picture', () => {
  test.each([
    ['a candidate', createCandidate],
    ['an employer', createEmployer],
    ['a member of staff', createStaff],
  ])('%s gets a picture that everybody sees who has its address', async (_who, create) => {
    const { headers } = await create(context.services);
    expect(await pictureUrlOf(headers)).toBeNull();
    const response = await upload(headers, await jpegBytes());
    const { pictureUrl } = response.json().data;
    expect(pictureUrl).toMatch(/^\/api\/profile-pictures\/[0-9a-f-]{36}$/);
    expect(await pictureUrlOf(headers)).toBe(pictureUrl);
    const picture = await get(pictureUrl);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(picture.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=86400',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
  });

  test.each([1, 3, 6, 8] as const)(
    'a camera turned as orientation %d says gives an upright picture, without a word of where it was taken',
    async (orientation) => {
      const { headers } = await createCandidate(context.services);
      const original = await turnedJpeg(orientation);
      expect(original.includes('Camera of Ada')).toBe(true);
      expect((await sharp(original).metadata()).orientation).toBe(orientation);
      const picture = await shown(
        await upload(headers, original, { fields: { x: '120', y: '0', size: '400' } }),
      );
      expectUpright(await readCorners(picture));
      const { exif, xmp, icc, iptc, orientation: left } = await sharp(picture).metadata();
      expect([exif, xmp, icc, iptc, left]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      for (const word of ['EXIF', 'XMP ', 'ICCP', 'Ada']) expect(picture.includes(word), word).toBe(false);
    },
  );

  test('the chosen square is what is kept', async () => {
    const { headers } = await createCandidate(context.services);
    const fields = { x: '0', y: '0', size: '200' };
    const found = await readCorners(await shown(await upload(headers, await jpegBytes(), { fields })));
    for (const colour of Object.values(found)) expect(colour[0]).toBeGreaterThan(200);
    for (const colour of Object.values(found)) expect(colour[1]).toBeLessThan(60);
  });

  test.each([
    ['me.png', () => quarters().png().toBuffer()],
    ['me.webp', () => quarters().webp().toBuffer()],
    ['me.avif', () => quarters(64, 64).avif({ effort: 0 }).toBuffer()],
    ['holiday.gif', jpegBytes],
    ['blob', () => quarters().png().toBuffer()],
  ])('%s is read by what it is', async (name, bytes) => {
    const { headers } = await createCandidate(context.services);
    expect((await upload(headers, await bytes(), { name })).statusCode).toBe(200);
  });

  test('of an animation the first picture is kept, and nothing shines through', async () => {
    const { headers } = await createCandidate(context.services);
    const clear = { width: 64, height: 64, channels: 4 as const, background: '#00000000' };
    const frames = await Promise.all(
      [clear, { ...clear, background: '#ff0000' }].map((create) => sharp({ create }).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [90, 90] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const picture = await shown(await upload(headers, animation, { name: 'me.webp' }));
    expect((await readCorners(picture)).topLeft).toEqual([255, 255, 255]);
    expect((await sharp(picture).metadata()).pages).toBeUndefined();
  });

  test('guests are refused before anything is read', async () => {
    expect((await upload({}, await jpegBytes())).statusCode).toBe(401);
    expect((await remove({})).statusCode).toBe(401);
  });
});

describe('[G-1] pictures that are refused, each with its own sentence', () => {
  const choose = 'Choose a JPEG, PNG, WebP or AVIF picture.';
  const notReally = `This file is not really the picture that its name says. ${choose}`;
  const wrongKind = `A file of this kind cannot be your picture. ${choose}`;
  const damaged = 'This picture is damaged and cannot be read. Save it again or choose another one.';

  test.each<[string, string, () => Promise<Buffer> | Buffer, number, string]>([
    ['a PDF', 'cv.pdf', pdfBytes, 415, wrongKind],
    ['a PDF that calls itself a picture', 'me.png', pdfBytes, 415, notReally],
    ['an SVG', 'me.svg', () => svg, 415, wrongKind],
    ['an SVG that calls itself a photo', 'me.jpg', () => svg, 415, notReally],
    ['a GIF', 'me.gif', () => quarters(8, 8).gif().toBuffer(), 415, wrongKind],
    [
      'an iPhone’s own format',
      'me.heic',
      () => heic,
      415,
      'HEIC pictures cannot be read here. Save it as a JPEG and choose that.',
    ],
    ['an empty file', 'me.jpg', () => Buffer.alloc(0), 400, 'This file is empty. Choose another one.'],
    ['half a picture', 'me.jpg', async () => (await jpegBytes()).subarray(0, 1500), 400, damaged],
    ['a head without a body', 'me.jpg', () => Buffer.from('ffd8ffe000104a46494600', 'hex'), 400, damaged],
    [
      'a picture that would unpack to gigabytes',
      'me.png',
      pictureBomb,
      413,
      'This picture has 8000 by 8000 pixels. Make it smaller, for example 7071 by 7071, and try again.',
    ],
    [
      'a file of more than 5 MB',
      'me.jpg',
      () => Buffer.alloc(5 * 1024 * 1024 + 1),
      413,
      'The file is larger than 5 MB. Choose a smaller one.',
    ],
  ])('%s', async (_what, name, make, status, sentence) => {
    const { headers } = await createCandidate(context.services);
    const before = await countStored(context);
    const response = await upload(headers, await make(), { name });
    expect(response.json()).toMatchObject({ message: sentence, fields: { picture: sentence } });
    expect(response.statusCode).toBe(status);
    expect(await pictureUrlOf(headers)).toBeNull();
    expect(await countStored(context)).toEqual(before);
  });

  test.each([
    [{ x: '500', y: '0', size: '400' }, 'picture'],
    [{ x: '0', y: '0', size: '0' }, 'picture'],
    [{ x: '0', y: '0' }, 'size'],
    [{ x: '-1', y: '0', size: '10' }, 'x'],
    [{ x: '1', y: '2', size: '3', colour: 'red' }, 'colour'],
  ])('a square that is none: %j', async (fields, field) => {
    const { headers } = await createCandidate(context.services);
    const response = await upload(headers, await jpegBytes(), { fields });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await pictureUrlOf(headers)).toBeNull();
  });

  test('a form without a picture, and the thirty-first within the hour', async () => {
    const { headers, id } = await createCandidate(context.services);
    const form = await multipart({});
    const request = { method: 'POST', url: '/api/profile-picture', payload: form.payload } as const;
    const empty = await context.app.inject({ ...request, headers: { ...headers, ...form.headers } });
    expect(empty.json().fields).toEqual({ picture: 'Please choose a picture.' });
    for (let i = 0; i < 29; i++) await context.services.rateLimits.consume('picture-user', id);
    expect((await upload(headers, await jpegBytes())).statusCode).toBe(429);
  });
});

describe('[G-1] one picture at a time', () => {
  test('a new one replaces the old one, whose address leads nowhere from then on', async () => {
    const { headers } = await createCandidate(context.services);
    const before = await countStored(context);
    const first = (await upload(headers, await jpegBytes())).json().data.pictureUrl;
    const second = (await upload(headers, await jpegBytes())).json().data.pictureUrl;
    expect(second).not.toBe(first);
    expect((await get(first)).statusCode).toBe(404);
    expect((await get(second)).statusCode).toBe(200);
    const after = await countStored(context);
    expect(after).toMatchObject({ files: before.files + 1, stored: before.stored + 1 });
  });

  test('of uploads that arrive at once one stays, and nothing of the others', async () => {
    const { headers } = await createCandidate(context.services);
    const before = await countStored(context);
    const bytes = await jpegBytes();
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(headers, bytes)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    const urls = answers.map((answer) => answer.json().data.pictureUrl as string);
    const alive = await Promise.all(urls.map(async (url) => (await get(url)).statusCode === 200));
    expect(urls.filter((_url, i) => alive[i])).toEqual([await pictureUrlOf(headers)]);
    const after = await countStored(context);
    expect(after).toMatchObject({ files: before.files + 1, stored: before.stored + 1 });
  });

  test('an account that is deleted meanwhile leaves nothing of it behind', async () => {
    const { headers, id } = await createCandidate(context.services);
    const before = await countStored(context);
    const { files } = context.services;
    const { adopt } = files;
    files.adopt = async (path, key) => {
      await adopt(path, key);
      await context.database.deleteFrom('users').where('id', '=', id).execute();
    };
    const response = await upload(headers, await jpegBytes()).finally(() => {
      files.adopt = adopt;
    });
    expect(response.json()).toMatchObject({ code: 'unauthenticated', logout: true });
    const after = await countStored(context);
    expect(after).toMatchObject({ users: before.users - 1, files: before.files, stored: before.stored });
  });

  test('a store that is full changes nothing', async () => {
    const { headers } = await createCandidate(context.services);
    const kept = (await upload(headers, await jpegBytes())).json().data.pictureUrl;
    const before = await countStored(context);
    const { files } = context.services;
    const { adopt } = files;
    files.adopt = () => Promise.reject(new Error('the disk is full'));
    const response = await upload(headers, await jpegBytes()).finally(() => {
      files.adopt = adopt;
    });
    expect(response.statusCode).toBe(500);
    expect(await pictureUrlOf(headers)).toBe(kept);
    expect(await countStored(context)).toEqual(before);
  });

  test('removing it leaves initials, also twice', async () => {
    const { headers } = await createCandidate(context.services);
    const before = await countStored(context);
    const { pictureUrl } = (await upload(headers, await jpegBytes())).json().data;
    const answers = [await remove(headers), await remove(headers)];
    expect(answers.map((answer) => answer.json().data.pictureUrl)).toEqual([null, null]);
    expect((await get(pictureUrl)).statusCode).toBe(404);
    expect(await countStored(context)).toEqual(before);
  });
});

describe('[G-1] GET /profile-pictures/:key', () => {
  test('serves pictures and nothing else that is stored', async () => {
    const { id } = await createResume(context.services);
    const { storage_key: key } = await context.database
      .selectFrom('files')
      .innerJoin('resumes', 'resumes.file_id', 'files.id')
      .select('files.storage_key')
      .where('resumes.id', '=', id)
      .executeTakeFirstOrThrow();
    for (const address of [key, crypto.randomUUID(), '..%2F..%2Fetc%2Fpasswd', 'x']) {
      const response = await get(`/api/profile-pictures/${address}`);
      expect(response.statusCode, address).toBe(404);
      expect(response.json().message).toBe('There is no picture at this address.');
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });
});

test('nothing is left where uploads are put down', async () => {
  expect(await readdir(context.services.temporaryDirectory)).toEqual([]);
});
