import { companyPicturesLimit } from '@waymark/contract/companies/choices';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../../platform/changes.ts';
import { countStored } from '../../../testing/erased-people.ts';
import { createEmployer, createJob, type TestUser } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart, jpegBytes, pictureBomb, quarters, turnedJpeg } from '../../../testing/uploads.ts';
import { sweepStoredFiles } from '../../lifecycle/privacy/commands.ts';

const context = useTestApp();

type Answer = Awaited<ReturnType<typeof context.app.inject>>;

async function send(
  url: '/api/company-logo' | '/api/company-pictures',
  { headers }: TestUser,
  bytes: Buffer,
  { name = 'file.png', fields = {} }: { name?: string; fields?: Record<string, string> } = {},
): Promise<Answer> {
  const field = url === '/api/company-logo' ? 'logo' : 'picture';
  const form = await multipart(fields, { field, name, bytes });
  return context.app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
}

const sendLogo = (user: TestUser, bytes: Buffer, name?: string) =>
  send('/api/company-logo', user, bytes, name ? { name } : {});
const sendPicture = (user: TestUser, bytes: Buffer, alternativeText = 'The quay') =>
  send('/api/company-pictures', user, bytes, { fields: { alternativeText } });
const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, { headers }: TestUser, payload?: object) =>
  context.app.inject({ method, url, headers, ...(payload && { payload }) });
const get = (url: string) => context.app.inject({ url });
const mediaOf = async (user: TestUser) => (await call('GET', '/api/company-media', user)).json().data;
const photo = () => quarters(900, 600).jpeg().toBuffer();

async function kindsOf(companyId: string): Promise<string[]> {
  const rows = await context.database
    .selectFrom('company_events')
    .select('kind')
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('[H-1, H-2] POST /company-logo', () => {
  test('is public in three sizes, on cards as well, at a stable URL', async () => {
    const owner = await createEmployer(context.services);
    const { id: jobId } = await createJob(context.services, { company_id: owner.companyId });
    await context.services.changes.settled();
    const told: Change[] = [];
    context.services.changes.subscribe({ changed: (changes) => void told.push(...changes), lost() {} });
    const response = await sendLogo(owner, await jpegBytes());
    expect(response.statusCode, response.body).toBe(200);
    const { logoUrl } = response.json().data;
    expect(told).toMatchObject([{ kind: 'company', id: owner.companyId }]);
    for (const [query, pixels] of [
      ['', 256],
      ['?size=64', 64],
      ['?size=128', 128],
      ['?size=256', 256],
    ] as const) {
      const logo = await get(logoUrl + query);
      expect(logo.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(logo.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: pixels,
        height: pixels,
      });
    }
    expect((await get(`/api/jobs/${jobId}`)).json().data.company).toMatchObject({ logoUrl });
    expect((await call('GET', '/api/get-auth-user', owner)).json().data.company).toMatchObject({ logoUrl });
    expect(await kindsOf(owner.companyId)).toEqual(['logo-changed']);
  });

  test('a card that was shown before shows the new logo', async () => {
    const owner = await createEmployer(context.services);
    await createJob(context.services, { company_id: owner.companyId, title: 'Harbour Pilot' });
    await context.services.changes.settled();
    const cardLogo = async () => (await get('/api/jobs?q=Harbour+Pilot')).json().data[0].company.logoUrl;
    expect(await cardLogo()).toBeNull();
    const { logoUrl } = (await sendLogo(owner, await jpegBytes())).json().data;
    expect(await cardLogo()).toBe(logoUrl);
  });

  test('a wide sign is whole, on white with a margin, and says nothing of where it was made', async () => {
    const owner = await createEmployer(context.services);
    const original = await turnedJpeg(6);
    expect(original.includes('Camera of Ada')).toBe(true);
    const { logoUrl } = (await sendLogo(owner, original)).json().data;
    const { rawPayload } = await get(logoUrl);
    for (const word of ['EXIF', 'XMP ', 'Ada']) expect(rawPayload.includes(word), word).toBe(false);
    const { data } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 256 + x) * 3, (y * 256 + x) * 3 + 3)];
    expect(at(2, 2)).toEqual([255, 255, 255]);
    expect(at(60, 100)[0]).toBeGreaterThan(200);
    expect(at(60, 100)[1]).toBeLessThan(70);
  });

  test('a new one replaces the old one, whose address leads nowhere; of several at once one stays', async () => {
    const owner = await createEmployer(context.services);
    const before = await countStored(context);
    const first = (await sendLogo(owner, await jpegBytes())).json().data.logoUrl;
    const bytes = await jpegBytes();
    const answers = await Promise.all([1, 2, 3].map(() => sendLogo(owner, bytes)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await get(first)).statusCode).toBe(404);
    const { logoUrl } = await mediaOf(owner);
    expect((await get(logoUrl)).statusCode).toBe(200);
    expect(await countStored(context)).toMatchObject({ files: before.files + 3, stored: before.stored + 3 });
  });

  test('without one initials take its place, also when it is removed twice', async () => {
    const owner = await createEmployer(context.services);
    const before = await countStored(context);
    const { logoUrl } = (await sendLogo(owner, await jpegBytes())).json().data;
    for (let i = 0; i < 2; i++) {
      expect((await call('DELETE', '/api/company-logo', owner)).json().data.logoUrl).toBeNull();
    }
    expect((await get(logoUrl)).statusCode).toBe(404);
    expect(await countStored(context)).toEqual(before);
    expect(await kindsOf(owner.companyId)).toEqual(['logo-changed', 'logo-removed']);
  });

  test('the files of a company that is deleted are swept', async () => {
    const owner = await createEmployer(context.services);
    const before = await countStored(context);
    await sendLogo(owner, await jpegBytes());
    await sendPicture(owner, await photo());
    await sweepStoredFiles(context.services, new Date(Date.now() + 3 * 3_600_000));
    expect(await countStored(context)).toMatchObject({ files: before.files + 5 });
    await context.database.deleteFrom('companies').where('id', '=', owner.companyId).execute();
    await sweepStoredFiles(context.services, new Date(Date.now() + 3 * 3_600_000));
    expect(await countStored(context)).toMatchObject({ files: before.files, stored: before.stored });
  });
});

describe('[H-1] files that are refused, each with its own sentence', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  /** The head of a GIF, which a browser takes for a script as well. */
  const polyglot = Buffer.from('GIF89a/*\0\0*/=1;alert(document.domain)//');
  test.each<[string, string, () => Buffer | Promise<Buffer>, number, RegExp]>([
    ['an SVG', 'logo.svg', () => svg, 415, /cannot be a logo/],
    ['an SVG that calls itself a picture', 'logo.png', () => svg, 415, /not really the picture/],
    ['a polyglot', 'logo.png', () => polyglot, 415, /not really the picture/],
    ['a PDF', 'logo.pdf', pdfBytes, 415, /cannot be a logo/],
    ['an empty file', 'logo.png', () => Buffer.alloc(0), 400, /empty/],
    ['half a picture', 'logo.jpg', async () => (await jpegBytes()).subarray(0, 1500), 400, /damaged/],
    ['what would unpack to gigabytes', 'logo.png', pictureBomb, 413, /8000 by 8000 pixels/],
    ['one of a few pixels', 'logo.png', () => quarters(32, 16).png().toBuffer(), 400, /32 by 16 pixels/],
  ])('%s', async (_what, name, make, status, sentence) => {
    const owner = await createEmployer(context.services);
    const before = await countStored(context);
    const response = await sendLogo(owner, await make(), name);
    expect(response.statusCode, response.body).toBe(status);
    expect(response.json().fields.logo).toMatch(sentence);
    expect((await mediaOf(owner)).logoUrl).toBeNull();
    expect(await countStored(context)).toEqual(before);
  });

  test('what hides behind a picture is not in what is kept', async () => {
    const owner = await createEmployer(context.services);
    const hidden = Buffer.concat([await jpegBytes(), Buffer.from('<script>alert("hidden")</script>')]);
    const { logoUrl } = (await sendLogo(owner, hidden, 'logo.html')).json().data;
    expect((await get(logoUrl)).rawPayload.includes('hidden')).toBe(false);
  });

  test.each([
    ['a strip', () => quarters(2400, 300).jpeg().toBuffer(), /more than 4 times/],
    ['a thumbnail', () => quarters(200, 150).jpeg().toBuffer(), /200 by 150 pixels/],
  ])('of the pictures %s', async (_what, make, sentence) => {
    const owner = await createEmployer(context.services);
    const response = await sendPicture(owner, await make());
    expect(response.json().fields.picture).toMatch(sentence);
    expect((await mediaOf(owner)).pictures).toEqual([]);
  });
});

describe('[H-2] /company-pictures', () => {
  test('are shown in two sizes with their words, in the order in which they came', async () => {
    const owner = await createEmployer(context.services);
    const large = await quarters(2000, 1000).jpeg().toBuffer();
    expect((await sendPicture(owner, large, ' The quay at night ')).statusCode).toBe(201);
    await sendPicture(owner, await photo(), 'The canteen');
    const { pictures } = await mediaOf(owner);
    expect(pictures).toMatchObject([
      { alternativeText: 'The quay at night', width: 1600, height: 800 },
      { alternativeText: 'The canteen', width: 900, height: 600 },
    ]);
    const { format, width } = await sharp((await get(pictures[0].smallUrl)).rawPayload).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 640 });
    const full = await get(pictures[0].url);
    expect(full.headers['cache-control']).toContain('immutable');
    expect((await sharp(full.rawPayload).metadata()).width).toBe(1600);
  });

  test('their words are asked for and can be changed; the page is told', async () => {
    const owner = await createEmployer(context.services);
    const wordless = await sendPicture(owner, await photo(), ' ');
    expect(Object.keys(wordless.json().fields)).toEqual(['alternativeText']);
    await sendPicture(owner, await photo());
    const [{ id }] = (await mediaOf(owner)).pictures;
    const told: Change[] = [];
    context.services.changes.subscribe({ changed: (changes) => void told.push(...changes), lost() {} });
    const url = `/api/company-pictures/${id}`;
    await call('PUT', url, owner, { alternativeText: 'The quay in winter' });
    expect((await mediaOf(owner)).pictures).toMatchObject([{ alternativeText: 'The quay in winter' }]);
    expect(told).toMatchObject([{ kind: 'company', id: owner.companyId }]);
  });

  test('there are eight at most, also of ten that arrive at once', async () => {
    const owner = await createEmployer(context.services);
    const bytes = await quarters(300, 300).jpeg().toBuffer();
    const before = await countStored(context);
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendPicture(owner, bytes)));
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(2);
    expect((await mediaOf(owner)).pictures).toHaveLength(companyPicturesLimit);
    expect(await countStored(context)).toMatchObject({ stored: before.stored + 2 * companyPicturesLimit });
  });

  test('[A-10] another company’s pictures cannot be changed or removed; removed ones are gone', async () => {
    const owner = await createEmployer(context.services);
    const other = await createEmployer(context.services);
    const before = await countStored(context);
    await sendPicture(owner, await photo());
    const [picture] = (await mediaOf(owner)).pictures;
    const url = `/api/company-pictures/${picture.id}`;
    expect((await call('PUT', url, other, { alternativeText: 'Mine' })).statusCode).toBe(404);
    expect((await call('DELETE', url, other)).statusCode).toBe(404);
    expect((await mediaOf(owner)).pictures).toEqual([picture]);
    expect((await call('DELETE', url, owner)).json().data.pictures).toEqual([]);
    expect((await get(picture.url)).statusCode).toBe(404);
    expect(await countStored(context)).toEqual(before);
  });

  test.each(['unconfirmed', 'name', 'suspended'] as const)(
    '[A-10] of a company that is %s, an address shows nothing outside of the pages that its people see',
    async (heldReason) => {
      const owner = await createEmployer(context.services);
      await sendLogo(owner, await jpegBytes());
      await sendPicture(owner, await photo());
      const { logoUrl, pictures } = await mediaOf(owner);
      const addresses = [logoUrl, `${logoUrl}?size=64`, pictures[0].url, pictures[0].smallUrl];
      const hold = (reason: typeof heldReason | null) =>
        context.database
          .updateTable('companies')
          .set({ held_reason: reason })
          .where('id', '=', owner.companyId)
          .execute();
      const answers = async (site: 'none' | 'same-origin') =>
        Promise.all(
          addresses.map(async (url) => {
            const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': 'image' };
            const { statusCode, headers: given } = await context.app.inject({ url, headers });
            return [statusCode, String(given['cache-control']).startsWith('public')];
          }),
        );
      await hold(heldReason);
      expect(await answers('none')).toEqual(addresses.map(() => [404, false]));
      expect(await answers('same-origin')).toEqual(addresses.map(() => [200, false]));
      await hold(null);
      expect(await answers('none')).toEqual(addresses.map(() => [200, true]));
    },
  );

  test('[A-10] of stored files nothing else is served here', async () => {
    const owner = await createEmployer(context.services);
    const { logoUrl } = (await sendLogo(owner, await jpegBytes())).json().data;
    const logoId = String(logoUrl).split('/').at(-1);
    for (const address of [logoId, crypto.randomUUID(), '..%2F..%2Fetc%2Fpasswd']) {
      expect((await get(`/api/company-pictures/files/${address}`)).statusCode).toBe(404);
    }
    expect((await get(`/api/company-logos/${crypto.randomUUID()}`)).statusCode).toBe(404);
    expect((await get(`${logoUrl}?size=4096`)).statusCode).toBe(400);
  });
});
