import { logoSizes } from '@waymark/contract/companies/choices/company-logos';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { encodeDrawing } from '../../platform/pictures/encode-picture.ts';
import { storePictures } from '../../platform/pictures/store-pictures.ts';
import type { Services } from '../../platform/services.ts';
import { demoEmployerCompany } from '../companies.ts';
import { companiesFor } from '../postings/assign-employers.ts';
import { drawHarbour, drawLogo, harbourViews } from './draw-demo-pictures.ts';

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
    const company = await findWithoutLogo(database, slug);
    if (!company) continue;
    await createLogo(services, company.id, number);
    if (slug === own) await createPictures(services, company.id);
    // Requests that came in meanwhile go first.
    await setImmediate();
  }
}

function findWithoutLogo(database: Kysely<Tables>, slug: string): Promise<{ id: string } | undefined> {
  return database
    .selectFrom('companies')
    .select('id')
    .where('slug', '=', slug)
    .where('logo_file_id', 'is', null)
    .executeTakeFirst();
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
  for (const [position, view] of harbourViews.entries()) {
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
