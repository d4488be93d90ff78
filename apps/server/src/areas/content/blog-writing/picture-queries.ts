import type { Kysely } from 'kysely';
import { postPicturesLimit } from '@waymark/contract/content/choices/blog';
import type { Tables } from '../../../platform/database/tables.ts';
import type { BodyPicture } from '../blog/text-rules.ts';

/** The pictures that a text names. */
export async function listNamedPictures(database: Kysely<Tables>, body: string): Promise<BodyPicture[]> {
  const named = body.matchAll(
    /\/api\/blog-pictures\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})/g,
  );
  const ids = [...new Set([...named].map(([, id = '']) => id))].slice(0, postPicturesLimit);
  if (ids.length === 0) return [];
  return database
    .selectFrom('blog_pictures')
    .select(['id', 'width', 'height'])
    .where('id', 'in', ids)
    .execute();
}
