import { setImmediate } from 'node:timers/promises';
import { logoSizes } from '@waymark/contract/companies/choices';
import { sql, type Kysely } from 'kysely';
import { listPictures } from '../../areas/companies/company-media/queries.ts';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { encodeDrawing, type DrawnPicture } from '../../platform/pictures/encode-picture.ts';
import { storePictures } from '../../platform/pictures/store-pictures.ts';
import type { Services } from '../../platform/services.ts';
import { demoEmployerCompany } from '../companies.ts';
import { companiesFor } from '../postings/assign-employers.ts';

const paper: Colour = [255, 255, 255];

const inks: readonly Colour[] = [
  [22, 86, 66],
  [30, 72, 140],
  [128, 42, 92],
  [186, 74, 24],
  [112, 82, 16],
  [16, 100, 120],
  [88, 60, 150],
  [150, 32, 40],
];

const distance = (x: number, y: number, atX: number, atY: number) => Math.hypot(x - atX, y - atY);

/** Whether a point belongs to the sign. Each is something that a company might paint on its door. */
const signs: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => distance(x, y, 0.5, 0.5) < 0.36 && distance(x, y, 0.62, 0.42) > 0.24,
  (x, y) => Math.abs(x - 0.5) < 0.36 && Math.abs(y - 0.5) < 0.36 && (x * 3.2 + y * 3.2) % 1 < 0.55,
  (x, y) => [0.26, 0.5, 0.74].some((at, i) => Math.abs(x - at) < 0.08 && y > 0.62 - i * 0.2 && y < 0.84),
  (x, y) => distance(x, y, 0.5, 0.5) < 0.38 && distance(x, y, 0.5, 0.5) % 0.16 > 0.07,
  (x, y) => y < 0.84 && y - 0.14 > Math.abs(x - 0.5) * 1.6 && !(y > 0.56 && Math.abs(x - 0.5) < 0.1),
  (x, y) => Math.abs(x - 0.5) + Math.abs(y - 0.5) < 0.4 && Math.abs(x - y) > 0.08,
  (x, y) => distance(x, y, 0.36, 0.5) < 0.22 !== distance(x, y, 0.64, 0.5) < 0.22,
  (x, y) => y > 0.2 && y < 0.8 && Math.abs(((y * 4) % 2) - 1) * 0.3 + 0.2 < x && x < 0.8,
];

const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** The view from the office at three times of the day. */
const harbourViews: readonly (Harbour & { words: string })[] = [
  {
    words: 'The harbor from our office in the morning',
    sky: [
      [122, 176, 214],
      [246, 226, 190],
    ],
    sun: [0.3, 0.34],
    hills: [58, 96, 92],
    water: [86, 140, 162],
  },
  {
    words: 'The harbor at noon, with the hills behind it',
    sky: [
      [64, 140, 206],
      [208, 232, 244],
    ],
    sun: [0.6, 0.14],
    hills: [44, 110, 78],
    water: [40, 120, 150],
  },
  {
    words: 'The harbor at dusk, when the last boat comes in',
    sky: [
      [58, 48, 96],
      [240, 150, 96],
    ],
    sun: [0.72, 0.5],
    hills: [48, 40, 66],
    water: [70, 62, 110],
  },
];

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

const logosDrawn = 30;
const sizes = logoSizes.toSorted((a, b) => b - a);

/**
 * Logos for the companies that hire most, and for the demo employer, whose website is proven and who shows pictures.
 * What is there already stays as it is.
 */
export async function createDemoCompanyMedia(
  services: Stores,
  total: number,
  signal: AbortSignal,
): Promise<void> {
  const { database } = services;
  const best = companiesFor(total)
    .toSorted((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
    .slice(0, logosDrawn)
    .map(({ name }) => companySlug(name));
  const own = companySlug(demoEmployerCompany);
  for (const [number, slug] of [own, ...best].entries()) {
    if (signal.aborted) return;
    const company = await findCompany(database, slug);
    if (!company.logo_file_id) await createLogo(services, company.id, number);
    if (slug === own) await createPictures(services, company.id);
    // Requests that came in meanwhile go first.
    await setImmediate();
  }
}

async function findCompany(database: Kysely<Tables>, slug: string) {
  const company = await database
    .selectFrom('companies')
    .select(['id', 'logo_file_id'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!company) throw new Error(`There is no company ${slug} for a logo of the demo.`);
  return company;
}

async function createLogo(services: Stores, companyId: string, number: number): Promise<void> {
  const drawing = drawLogo(number);
  const encoded = [];
  for (const pixels of sizes) encoded.push((await encodeDrawing(drawing, pixels)).bytes);
  await storePictures(services, 'logo', encoded, async (transaction, fileIds) => {
    // Of two processes that begin together, the later keeps what the earlier has drawn.
    const taken = await transaction
      .updateTable('companies')
      .set({ logo_file_id: fileIds[0] ?? null })
      .where('id', '=', companyId)
      .where('logo_file_id', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!taken) return;
    const rows = sizes.map((pixels, i) => ({
      company_id: companyId,
      pixels,
      file_id: fileIds[i] as string,
    }));
    await transaction.insertInto('company_logos').values(rows).execute();
  });
}

async function createPictures(services: Stores, companyId: string): Promise<void> {
  await services.database
    .updateTable('companies')
    .set({ verified_at: sql`now()`, verified_by: 'dns' })
    .where('id', '=', companyId)
    .where('verified_at', 'is', null)
    .execute();
  const stored = await listPictures(services.database, companyId);
  for (const [position, view] of harbourViews.entries()) {
    if (stored.length > position) continue;
    const drawing = drawHarbour(view);
    const large = await encodeDrawing(drawing, 1600);
    const small = await encodeDrawing(drawing, 640);
    await storePictures(
      services,
      'company-picture',
      [large.bytes, small.bytes],
      async (transaction, [fileId, smallFileId]) => {
        const row = {
          id: newId(),
          company_id: companyId,
          file_id: fileId as string,
          small_file_id: smallFileId as string,
          width: large.width,
          height: large.height,
          alternative_text: view.words,
          position,
        };
        await transaction.insertInto('company_pictures').values(row).execute();
      },
    );
  }
}

type Colour = readonly [number, number, number];

/** What colour a point has; both coordinates go from 0 to 1. */
type Drawing = (x: number, y: number) => Colour;

/** The sign of the company with this number: always the same one. */
function drawLogo(number: number): DrawnPicture {
  const ink = inks[number % inks.length] ?? paper;
  const isInside = signs[Math.floor(number / 3) % signs.length] ?? signs[0]!;
  const isReversed = number % 5 === 0;
  return draw(256, 256, (x, y) => (isInside(x, y) !== isReversed ? ink : paper));
}

interface Harbour {
  sky: readonly [Colour, Colour];
  sun: readonly [number, number];
  hills: Colour;
  water: Colour;
}

function drawHarbour({ sky, sun, hills, water }: Harbour): DrawnPicture {
  const light: Colour = [255, 240, 206];
  return draw(960, 640, (x, y) => {
    const ridge = 0.5 - 0.07 * Math.sin(x * 9) - 0.04 * Math.sin(x * 23 + 1);
    if (y > 0.62) {
      const isGlint = Math.abs(x - sun[0]) < 0.02 + (y - 0.62) * 0.35 && Math.sin(y * 190) > 0.2;
      return mix(water, isGlint ? light : [16, 30, 52], isGlint ? 0.6 : (y - 0.62) * 1.2);
    }
    if (y > ridge) return mix(hills, [20, 30, 30], (y - ridge) * 2);
    if (distance(x * 1.5, y, sun[0] * 1.5, sun[1]) < 0.06) return light;
    return mix(sky[0], sky[1], y / 0.6);
  });
}

/** Each pixel is the mean of four points, so that edges are smooth. */
function draw(width: number, height: number, drawing: Drawing): DrawnPicture {
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const points = [0.25, 0.75].flatMap((down) =>
        [0.25, 0.75].map((right) => drawing((column + right) / width, (row + down) / height)),
      );
      for (const part of [0, 1, 2] as const) {
        const sum = points.reduce((total, colour) => total + colour[part], 0);
        pixels[(row * width + column) * 3 + part] = Math.round(sum / 4);
      }
    }
  }
  return { pixels, width, height };
}
