import type { KeyScope } from '@waymark/contract/integrations/choices';
import type { Insertable } from 'kysely';
import { newKey } from '../areas/integrations/keys/rules.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';

export interface TestKey {
  id: string;
  secret: string;
  headers: { authorization: string };
}

/** A live key of the company that is given, else of the board; acting for the user. */
export async function createKey(
  { database }: Pick<Services, 'database'>,
  userId: string,
  { scopes, ...overrides }: { scopes: KeyScope[] } & Partial<Insertable<Tables['api_keys']>>,
): Promise<TestKey> {
  const { secret, prefix, hash } = newKey();
  const id = newId();
  const kind = overrides.company_id ? 'company' : 'board';
  await database
    .insertInto('api_keys')
    .values({
      id,
      owner_kind: kind,
      created_by: userId,
      name: 'A key',
      prefix,
      secret_hash: hash,
      scopes,
      ...overrides,
    })
    .execute();
  return { id, secret, headers: { authorization: `Bearer ${secret}` } };
}
