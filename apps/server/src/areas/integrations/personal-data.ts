import { allKeyScopes, keyScopes, type KeyOwnerKind } from '@waymark/contract/integrations/choices';
import { msg } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import {
  namesIn,
  section,
  type Person,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts';

const ownerLabels: Readonly<Record<KeyOwnerKind, string>> = {
  board: msg`The board`,
  company: msg`Company`,
  person: msg`You`,
};
const nameScope = namesIn(allKeyScopes.map((value) => ({ value, label: keyScopes[value].label })));

/** The API keys that a person made and the assistants that they connected; they go with the account. */
export const personalData: PersonalData = {
  sections: [
    section({
      key: 'apiKeys',
      title: msg`API keys that you created`,
      tables: ['api_keys'],
      list: listApiKeys,
      names: { of: namesIn(ownerLabels), scopes: nameScope },
    }),
    section({
      key: 'assistants',
      title: msg`Assistants that you connected`,
      tables: ['oauth_grants'],
      list: listAssistants,
      names: { scopes: nameScope },
    }),
  ],
};

function listApiKeys(database: Kysely<Tables>, { id }: Person) {
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

function listAssistants(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('oauth_grants as connection')
    .innerJoin('oauth_clients as client', 'client.id', 'connection.client_id')
    .leftJoin('companies', 'companies.id', 'connection.company_id')
    .select(['connection.id', 'client.name', 'connection.redirect_uri as address', 'connection.scopes'])
    .select(['companies.name as company', 'connected_at as connectedAt', 'last_used_at as lastUsedAt'])
    .select(['expires_at as expiresAt', 'ended_at as endedAt'])
    .where('connection.user_id', '=', id)
    .orderBy('connection.id')
    .execute();
}
