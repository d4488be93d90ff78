import { msg } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { section, type Person, type PersonalData } from '../../platform/personal-data/personal-data.ts';

/** What reviewers keep for their work. */
export const personalData: PersonalData = {
  sections: [
    section({
      key: 'reviewTemplates',
      title: msg`Sentences you keep for reviews`,
      tables: ['review_templates'],
      list: listReviewTemplates,
    }),
  ],
  files: [
    { table: 'board_marks', column: 'file_id' },
    { table: 'look_pictures', column: 'file_id' },
  ],
};

function listReviewTemplates(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('review_templates')
    .select(['name', 'text', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('owner_id', '=', id)
    .orderBy('id')
    .execute();
}
