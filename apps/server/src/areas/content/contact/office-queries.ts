import type { Kysely } from 'kysely';
import { contactOf } from '../../../platform/board/board-rules.ts';
import { board } from '../../../platform/board/board.ts';
import type { Config } from '../../../platform/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { listStaffAddresses } from '../../identity/accounts/queries.ts';

/** Who reads what visitors send: all staff and the address of the contact page, each once. */
export async function listOffice(
  database: Kysely<Tables>,
  config: Pick<Config, 'contact'>,
): Promise<string[]> {
  const staff = await listStaffAddresses(database);
  const office = contactOf(board.settings, config).email?.toLowerCase();
  return [...new Set(office === undefined ? staff : [...staff, office])];
}
