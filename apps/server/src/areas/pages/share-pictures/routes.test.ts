import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sharePicturePath, type SharePictureKind } from '@waymark/contract/pages/share-pictures';
import { speak } from '../../../testing/board-languages.ts';
import { createPost } from '../../../testing/blog-factories.ts';
import { createCompany, createJob, createStaff } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const pictureOf = (kind: SharePictureKind, name?: string) => sharePicturePath(kind, name, 'en');

const ask = (path: string, headers: Record<string, string> = {}) =>
  context.app.inject({ url: path, headers: { 'accept-encoding': 'identity', ...headers } });

async function picture(path: string): Promise<Buffer> {
  const response = await ask(path);
  expect(response.statusCode, path).toBe(200);
  expect(response.headers['content-type']).toBe('image/png');
  return response.rawPayload;
}

const pixels = (png: Buffer) => sharp(png).raw().toBuffer();

/** How many pixels of a part of the picture are pale: letters, on a dark ground. */
async function countPale(png: Buffer, top: number, height: number): Promise<number> {
  const area = { left: 0, top, width: 1200, height };
  const bytes = await sharp(png).removeAlpha().extract(area).greyscale().raw().toBuffer();
  return bytes.filter((value) => value > 180).length;
}

describe('[J-4] [A-2] the picture of a link', () => {
  test('of the board, a job, a company and a post: a PNG of 1200 by 630 with words on it', async () => {
    const { services } = context;
    const { id: company } = await createCompany(services, { name: 'Harbour Works' });
    const { id: job } = await createJob(services, { company_id: company, title: 'Crane driver' });
    const { id: staff } = await createStaff(services);
    const { slug } = await createPost(services, staff, { title: 'How to write a letter' });
    await services.changes.settled();
    const addresses = [
      pictureOf('board'),
      pictureOf('job', job),
      pictureOf('company', company),
      pictureOf('post', slug),
    ];
    const drawn = await Promise.all(addresses.map(picture));
    for (const png of drawn) {
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(await countPale(png, 0, 630)).toBeGreaterThan(2000);
    }
    expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(4);
  });

  test('shows the job as it is now, and is not sent again to a browser that has it', async () => {
    const { id } = await createJob(context.services, { title: 'Night nurse' });
    const path = pictureOf('job', id);
    const before = await ask(path);
    const etag = String(before.headers.etag);
    expect(before.headers['cache-control']).toBe('public, max-age=3600');
    expect((await ask(path, { 'if-none-match': etag })).statusCode).toBe(304);

    await context.database.updateTable('jobs').set({ title: 'Day nurse' }).where('id', '=', id).execute();
    const after = await ask(path, { 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    expect(await pixels(after.rawPayload)).not.toEqual(await pixels(before.rawPayload));
  });

  test('is there for nothing that is not public: 404, and 410 for what was', async () => {
    const { services, database } = context;
    const [draft, expired, filled] = await Promise.all(
      (['pending', 'expired', 'filled'] as const).map((status) => createJob(services, { status })),
    );
    const { id: held } = await createCompany(services, { held_reason: 'name' });
    const { id: staff } = await createStaff(services);
    const { id: postId, slug } = await createPost(services, staff);
    await database.updateTable('blog_posts').set({ state: 'withdrawn' }).where('id', '=', postId).execute();
    const statusOf = async (path: string) => (await ask(path)).statusCode;

    for (const path of [
      pictureOf('job', draft?.id),
      pictureOf('job', crypto.randomUUID()),
      pictureOf('job', "'; drop table jobs"),
      pictureOf('job'),
      '/og/job.png?job=1&job=2',
      pictureOf('company', held),
      pictureOf('company', 'no-such-company'),
      pictureOf('post', 'no-such-post'),
      '/og/user.png',
    ])
      expect(await statusOf(path), path).toBe(404);
    for (const path of [pictureOf('job', expired?.id), pictureOf('job', filled?.id), pictureOf('post', slug)])
      expect(await statusOf(path), path).toBe(410);
  });

  test.each([
    ['very long', 'A title that does not come to an end '.repeat(20)],
    ['of one word', 'Donaudampfschifffahrtsgesellschaft'.repeat(10)],
    ['in Arabic', 'مهندس برمجيات أول في فريق المنصة'],
    ['in Hebrew', 'מהנדס תוכנה בכיר'],
    ['in Chinese, Japanese and Korean', '高级软件工程师 日本語エンジニア 한국어 개발자'],
    ['of emoji alone', '🚀🔥👩‍🚀❤️ 🇩🇪 1️⃣'],
    ['of signs that no font has', '𒀀𒀁𒀂'],
    ['of markup', '<b>Chef</b> & </text><script>alert(1)</script>'],
    ['of controls and marks', '\u202EChef\u0007\u200B'.repeat(5) + 'e' + '\u0301'.repeat(100)],
  ])('a title %s is drawn, and stays in its place', async (_what, title) => {
    const { id } = await createJob(context.services, { title, place_ids: [], salary_min: null });
    const png = await picture(pictureOf('job', id));
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
    // The margin at the foot holds nothing.
    expect(await countPale(png, 575, 55)).toBe(0);
  });

  test('[L-40] is in the language of the page that names it, else in the board’s own', async () => {
    speak('de', 'fr');
    const { id } = await createJob(context.services, {
      salary_min: 6_000_000,
      salary_currency: 'EUR',
      salary_period: 'year',
    });
    const [german, french, english, other] = await Promise.all(
      ['lang=de', 'lang=fr', 'lang=en', 'lang=xx'].map((lang) => ask(`${pictureOf('job', id)}&${lang}`)),
    );
    expect(german?.statusCode).toBe(200);
    expect(french?.headers.etag).not.toBe(german?.headers.etag);
    expect([english?.headers.etag, other?.headers.etag]).toEqual([
      german?.headers.etag,
      german?.headers.etag,
    ]);
  });

  test('one address may have so many drawn an hour; what was drawn costs nothing', async () => {
    const { services } = context;
    const { id: drawn } = await createJob(services, { title: 'Drawn already' });
    const { id: fresh } = await createJob(services, { title: 'Not drawn yet' });
    await picture(pictureOf('job', drawn));
    const { ip } = { ip: '127.0.0.1' };
    await expect(
      (async () => {
        for (;;) await services.rateLimits.consume('share-picture-address', ip);
      })(),
    ).rejects.toMatchObject({ code: 'too_many_requests' });
    const refused = await ask(pictureOf('job', fresh));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect((await ask(pictureOf('job', drawn))).statusCode).toBe(200);
    await services.rateLimits.reset('share-picture-address', ip);
  });
});
