import { msg } from '@waymark/contract/text/message';
import type { Look } from '@waymark/contract/office/look';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { findLookPicture } from './queries.ts';
import { readStyles } from './style-rules.ts';

/** Throws `invalid_input`, at the fields below `at`, for styles that are not taken and a picture that is not kept. */
export async function requireLook(database: Kysely<Tables>, look: Look, at: string): Promise<void> {
  const read = readStyles(look.styles);
  if ('problem' in read) throw invalidFields({ [`${at}.styles`]: read.problem });
  const { heroPicture } = look;
  if (heroPicture === null || (await findLookPicture(database, heroPicture.pictureId))) return;
  throw invalidFields({
    [`${at}.heroPicture`]: msg`This picture no longer exists. Please upload it again.`,
  });
}
