import type { PackageDraft } from '@waymark/contract/payments/career-services';
import type { PackageFields } from '@waymark/contract/payments/staff-packages';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { findPathBelow, packageColumnsOf } from './rules.ts';

type Package = Selectable<Tables['packages']>;

interface Editor {
  staffId: string;
  /** Of the checkout; undefined where nothing is sold, and only paths are known. */
  origin: string | undefined;
}

const maxPackages = 20;

/**
 * Offers another package, at the end of the list. Throws `conflict` for an id that is taken and for one too
 * many.
 */
export async function addPackage(
  database: Kysely<Tables>,
  editor: Editor,
  { productId, ...fields }: PackageDraft,
): Promise<void> {
  const columns = columnsOf(fields, editor.origin);
  await alone(database, async (transaction, packages) => {
    if (packages.some(({ product_id }) => product_id === productId)) {
      const message = msg`Another package has this id. Choose a different one.`;
      throw new AppError('conflict', message, { fields: { productId: message } });
    }
    if (packages.length >= maxPackages) {
      throw new AppError('conflict', msg`There is room for ${maxPackages} packages. Remove one first.`);
    }
    await transaction
      .insertInto('packages')
      .values({
        product_id: productId,
        position: nextPosition(packages),
        ...columns,
      })
      .execute();
    await note(transaction, editor, 'package.add', productId, {}, columns);
  });
}

/** Changes what a package says and costs. Throws `not_found`. */
export async function changePackage(
  database: Kysely<Tables>,
  editor: Editor,
  productId: string,
  fields: PackageFields,
): Promise<void> {
  await alone(database, async (transaction, packages) => {
    const { name, price_cents, currency, description, checkout_path, refund_terms } = requirePackage(
      packages,
      productId,
    );
    const columns = columnsOf(fields, editor.origin, currency);
    await transaction.updateTable('packages').set(columns).where('product_id', '=', productId).execute();
    const before = { name, price_cents, currency, description, checkout_path, refund_terms };
    await note(transaction, editor, 'package.change', productId, before, columns);
  });
}

/** Moves a package by one place. Throws `conflict` at the end of the list and for one that is not sold. */
export async function movePackage(
  database: Kysely<Tables>,
  editor: Editor,
  productId: string,
  direction: 'up' | 'down',
): Promise<void> {
  await alone(database, async (transaction, packages) => {
    const offered = packages.filter(({ retired_at }) => retired_at === null);
    const at = offered.findIndex(({ product_id }) => product_id === productId);
    const one = offered[at];
    const other = at < 0 ? undefined : offered[at + (direction === 'up' ? -1 : 1)];
    if (!one || !other) throw new AppError('conflict', msg`This package is at the end of the list already.`);
    // Positions are unique at every moment: the one steps aside first.
    const steps = [
      [one.product_id, nextPosition(packages)],
      [other.product_id, one.position],
      [one.product_id, other.position],
    ] as const;
    for (const [id, position] of steps) {
      await transaction.updateTable('packages').set({ position }).where('product_id', '=', id).execute();
    }
    await note(
      transaction,
      editor,
      'package.move',
      productId,
      { place: at + 1 },
      {
        place: at + (direction === 'up' ? 0 : 2),
      },
    );
  });
}

/**
 * Takes a package off sale, or offers it again. Orders and what the checkout reports of it go on. Throws
 * `conflict`.
 */
export async function retirePackage(
  database: Kysely<Tables>,
  editor: Editor,
  productId: string,
  retired: boolean,
): Promise<void> {
  await alone(database, async (transaction, packages) => {
    const known = requirePackage(packages, productId);
    if ((known.retired_at !== null) === retired) {
      throw new AppError('conflict', retired ? msg`It is off sale already.` : msg`It is on sale already.`);
    }
    await transaction
      .updateTable('packages')
      .set(retired ? { retired_at: sql`now()` } : { retired_at: null, position: nextPosition(packages) })
      .where('product_id', '=', productId)
      .execute();
    await note(transaction, editor, 'package.retire', productId, { retired: !retired }, { retired });
  });
}

/**
 * Two changes at once would collide in their places: the second waits. Readers see the list as it was before.
 */
function alone(
  database: Kysely<Tables>,
  write: (transaction: Kysely<Tables>, packages: Package[]) => Promise<void>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await sql`lock table packages in share row exclusive mode`.execute(transaction);
    await write(
      transaction,
      await transaction.selectFrom('packages').selectAll().orderBy('position').execute(),
    );
  });
}

function requirePackage(packages: readonly Package[], productId: string): Package {
  const found = packages.find(({ product_id }) => product_id === productId);
  if (!found) throw new AppError('not_found', msg`There is no package of this id.`);
  return found;
}

const nextPosition = (packages: readonly Package[]) =>
  Math.max(-1, ...packages.map(({ position }) => position)) + 1;

function columnsOf(fields: PackageFields, origin: string | undefined, kept?: string) {
  const path = findPathBelow(fields.checkoutLink, origin);
  if (path === null) {
    throw invalidFields({ checkoutLink: msg`The link is a path at the checkout, for example /buy/one.` });
  }
  return packageColumnsOf({ ...fields, checkoutLink: path }, kept);
}

function note(
  transaction: Kysely<Tables>,
  { staffId }: Editor,
  action: 'package.add' | 'package.change' | 'package.move' | 'package.retire',
  subjectId: string,
  before: object,
  after: object,
): Promise<void> {
  return noteStaffAction(transaction, { staffId, action, subjectKind: 'package', subjectId, before, after });
}
