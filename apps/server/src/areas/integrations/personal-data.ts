import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Person, PersonalData, Row } from '../../platform/personal-data.ts';

/** The API keys that a person made; they go with the account. */
export const personalData: PersonalData = {
  sections: [{ key: 'apiKeys', title: 'API keys that you created', tables: ['api_keys'], list: listApiKeys }],
};

function listApiKeys(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('api_keys')
    .leftJoin('companies', 'companies.id', 'api_keys.company_id')
    .select(['api_keys.id', 'api_keys.name', 'api_keys.owner_kind as of', 'companies.name as company'])
    .select(['prefix', 'scopes', 'api_keys.created_at as createdAt', 'expires_at as expiresAt'])
    .select(['last_used_at as lastUsedAt', 'revoked_at as revokedAt'])
    .where('created_by', '=', id)
    .orderBy('api_keys.id')
    .execute();
}
