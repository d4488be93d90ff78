import { AppError } from '../../../platform/errors.ts';
import type { Gate } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { findCompanyKeys } from './queries.ts';
import type { CompanyKey } from './rules.ts';

/** Somebody who may look at candidates, with everything by which a candidate may keep them out. */
export interface Looker extends EmployerViewer {
  readonly keys: readonly CompanyKey[];
}

/** A member of a company that is public. Throws `forbidden` where nobody knows yet whose company it is. */
export const requireLooker: Gate<EmployerViewer> = async (request, services) =>
  requirePublic(await requireEmployer(request, services));

/** The same of a member who may change what the company has. */
export const requireLookingRecruiter: Gate<EmployerViewer> = async (request, services) =>
  requirePublic(await requireRecruiter(request, services));

function requirePublic(viewer: EmployerViewer): EmployerViewer {
  if (viewer.account.company_held_reason === null) return viewer;
  throw new AppError(
    'forbidden',
    viewer.account.company_held_reason === 'unconfirmed'
      ? 'Confirm the work address of your company first: candidates show themselves to companies that are known.'
      : 'Our team has to look at your company first: candidates show themselves to companies that are known.',
  );
}

/** The looker with what the companies are known by; a look-up of its own, as the gate is asked twice. */
export async function readLooker(
  { database }: Pick<Services, 'database'>,
  viewer: EmployerViewer,
): Promise<Looker> {
  return { ...viewer, keys: await findCompanyKeys(database, viewer.userId) };
}
