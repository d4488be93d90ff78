import { postPictureMaxBytes, postPicturesLimit, type PostKind } from '@waymark/contract/content/choices';
import type { PostDraft, StaffPostPicture } from '@waymark/contract/content/writing';
import { msg } from '@waymark/contract/text/message';
import { sql, type Selectable } from 'kysely';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import { checkPicture, damagedPicture, refusePicture } from '../../../platform/pictures/check-picture.ts';
import { encodePicture, type EncodedPicture } from '../../../platform/pictures/encode-picture.ts';
import { deletePictures, storePictures } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { minPicturePixels, pictureWidths, postPictureQuality } from '../constants.ts';
import { refuseMoreDrafts } from '../drafts/commands.ts';
import { savedElsewhere } from '../drafts/rules.ts';
import { presentPicture } from './presenter.ts';
import { noSuchPost } from './queries.ts';
import { emptyDraft } from './rules.ts';

/** Drafts at most. */
const draftsLimit = 500;
/** Pages of the board's own at most, drafts among them. */
export const pagesLimit = 200;

export interface Which {
  postId: string;
  staffId: string;
}

/** Creates a post and returns its id. Throws `conflict` at the limit of drafts. */
export async function beginPost(database: Database, staffId: string, kind: PostKind): Promise<string> {
  const id = newId();
  await database.transaction().execute(async (transaction) => {
    if (kind === 'page') await refuseMorePages(transaction);
    await refuseMoreDrafts(transaction, 'blog_posts', {
      limit: draftsLimit,
      refusal: msg`There are ${draftsLimit} drafts. Publish or delete one before you start another.`,
    });
    await transaction
      .insertInto('blog_posts')
      .values({ id, kind, draft: JSON.stringify(emptyDraft) })
      .execute();
    await noteStaffAction(transaction, { staffId, action: 'post.begin', subjectKind: 'post', subjectId: id });
  });
  return id;
}

/** The sitemap names each, and staff has to find them again. */
async function refuseMorePages(transaction: Database): Promise<void> {
  const { pages } = await transaction
    .selectFrom('blog_posts')
    .select(sql<number>`count(*)::int`.as('pages'))
    .where('kind', '=', 'page')
    .executeTakeFirstOrThrow();
  if (pages >= pagesLimit) {
    throw new AppError('conflict', msg`There are ${pagesLimit} pages. Rewrite one that is no longer needed.`);
  }
}

/** Saves a draft and returns its new version. Throws `not_found`, or `conflict` for an outdated version. */
export async function saveDraft(
  database: Database,
  postId: string,
  { version, draft }: { version: number; draft: PostDraft },
): Promise<number> {
  // The version in the condition lets one of two windows through.
  const saved = await database
    .updateTable('blog_posts')
    .set({ draft: JSON.stringify(draft), draft_version: version + 1, draft_saved_at: sql`now()` })
    .where('id', '=', postId)
    .where('draft_version', '=', version)
    .returning('draft_version')
    .executeTakeFirst();
  if (saved) return saved.draft_version;
  const known = await database
    .selectFrom('blog_posts')
    .select('id')
    .where('id', '=', postId)
    .executeTakeFirst();
  throw known ? savedElsewhere('post') : noSuchPost();
}

/** Makes an earlier version the draft. Throws as above. */
export async function restoreVersion(
  database: Database,
  { postId, staffId, versionId, version }: Which & { versionId: string; version: number },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const post = await lockPost(transaction, postId, version);
    const earlier = await transaction
      .selectFrom('blog_post_versions')
      .select(['draft', 'number'])
      .where('id', '=', versionId)
      .where('post_id', '=', postId)
      .executeTakeFirst();
    if (!earlier) throw new AppError('not_found', msg`This version is no longer kept.`);
    await transaction
      .updateTable('blog_posts')
      .set({
        draft: JSON.stringify(earlier.draft),
        draft_version: post.draft_version + 1,
        draft_saved_at: sql`now()`,
      })
      .where('id', '=', postId)
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'post.restore',
      subjectKind: 'post',
      subjectId: postId,
      after: { number: earlier.number },
    });
  });
}

/**
 * Deletes a post that was never public; returns the storage keys to delete. Throws `conflict` for any other.
 */
export async function deleteDraft(database: Database, { postId, staffId }: Which): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    const post = await lockPost(transaction, postId);
    if (post.state !== 'draft') {
      throw new AppError(
        'conflict',
        msg`A post that was public cannot be deleted, so that links to it keep working. Take it down instead.`,
      );
    }
    const files = await transaction
      .selectFrom('blog_picture_files')
      .innerJoin('blog_pictures', 'blog_pictures.id', 'blog_picture_files.picture_id')
      .select('file_id')
      .where('post_id', '=', postId)
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'post.delete',
      subjectKind: 'post',
      subjectId: postId,
      before: { title: post.draft.title },
    });
    await transaction.deleteFrom('blog_posts').where('id', '=', postId).execute();
    return deletePictures(
      transaction,
      files.map(({ file_id: id }) => id),
    );
  });
}

/** Locks a post. Throws `not_found`, or `conflict` for another version of the draft. */
export async function lockPost(
  transaction: Database,
  postId: string,
  version?: number,
): Promise<Selectable<Tables['blog_posts']>> {
  const post = await transaction
    .selectFrom('blog_posts')
    .selectAll()
    .where('id', '=', postId)
    .forUpdate()
    .executeTakeFirst();
  if (!post) throw noSuchPost();
  if (version !== undefined && post.draft_version !== version) throw savedElsewhere('post');
  return post;
}

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

const words = {
  field: 'picture',
  refusal: msg`A file of this kind cannot be a picture of a post. Choose a JPEG, PNG, WebP or AVIF picture.`,
};

export function pictureFormLimits(temporaryDirectory: string) {
  return { fileField: words.field, maxBytes: postPictureMaxBytes, temporaryDirectory };
}

/**
 * Stores a picture of a post in its sizes. Throws `unsupported_file`, `too_large`, `invalid_input` or
 * `conflict`.
 */
export async function addPicture(
  services: Stores,
  { postId, staffId, alternativeText }: Which & { alternativeText: string },
  upload: Upload,
): Promise<StaffPostPicture> {
  const sizes = await encodeSizes(upload);
  const [largest] = sizes as [EncodedPicture, ...EncodedPicture[]];
  const row = {
    id: newId(),
    post_id: postId,
    alternative_text: alternativeText,
    width: largest.width,
    height: largest.height,
  };
  await storePictures(
    services,
    'blog-picture',
    sizes.map(({ bytes }) => bytes),
    async (transaction, fileIds) => {
      await lockPost(transaction, postId);
      const { count } = await transaction
        .selectFrom('blog_pictures')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('post_id', '=', postId)
        .executeTakeFirstOrThrow();
      if (count >= postPicturesLimit) {
        throw new AppError(
          'conflict',
          msg`A post has at most ${postPicturesLimit} pictures. Remove one first.`,
        );
      }
      await transaction.insertInto('blog_pictures').values(row).execute();
      await transaction
        .insertInto('blog_picture_files')
        .values(sizes.map(({ width }, at) => ({ picture_id: row.id, width, file_id: fileIds[at] ?? '' })))
        .execute();
      await noteStaffAction(transaction, {
        staffId,
        action: 'post.picture',
        subjectKind: 'post',
        subjectId: postId,
        after: { pictureId: row.id },
      });
    },
  );
  return presentPicture(row);
}

/** Largest first; sizes that are not smaller than the one before are left out. */
async function encodeSizes(upload: Upload): Promise<EncodedPicture[]> {
  const { width, height } = await checkPicture(upload, words);
  if (width < minPicturePixels || height > width * 3) {
    throw refusePicture(
      words,
      'invalid_input',
      msg`This picture has ${width} by ${height} pixels. Choose one at least ${minPicturePixels} wide and not much taller than that.`,
    );
  }
  const options = { quality: postPictureQuality };
  const within = (source: string | Buffer, size: number) =>
    encodePicture(source, (picture) => picture.resize({ width: size, withoutEnlargement: true }), options);
  const largest = await within(upload.path, pictureWidths[0]).catch(() =>
    Promise.reject(damagedPicture(words)),
  );
  const sizes = [largest];
  for (const size of pictureWidths.slice(1)) {
    if (size < largest.width) sizes.push(await within(largest.bytes, size));
  }
  return sizes;
}
