import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { Gate } from '../../../platform/http/serve.ts';
import { Hook } from '../../../platform/hook.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter, type EmployerViewer } from '../../identity/accounts/policy.ts';
import { findCompanyKeys } from './queries.ts';
import type { CompanyKey } from './rules.ts';

/** A member who may view candidates, with every key by which a candidate may exclude them. */
export interface Looker extends EmployerViewer {
  readonly keys: readonly CompanyKey[];
}

/** Whether the plan of a company has the search for candidates. */
export const candidateSearchAsked = new Hook<[companyId: string], boolean>();

/** Requires a member of a public company. Throws `forbidden` while the company is held. */
export const requireLooker: Gate<EmployerViewer> = async (request, services) =>
  requirePublic(await requireEmployer(request, services));

/** The same for a member who may make changes. */
export const requireLookingRecruiter: Gate<EmployerViewer> = async (request, services) =>
  requirePublic(await requireRecruiter(request, services));

function requirePublic(viewer: EmployerViewer): EmployerViewer {
  if (viewer.account.company_held_reason === null) return viewer;
  throw new AppError(
    'forbidden',
    viewer.account.company_held_reason === 'unconfirmed'
      ? msg`Confirm the work address of your company first: candidates show themselves to companies that are known.`
      : msg`Our team has to look at your company first: candidates show themselves to companies that are known.`,
  );
}

/**
 * Adds the companies’ keys; a query of its own, as the gate runs twice. Throws `forbidden` where the plan of the company
 * has no search for candidates.
 */
export async function readLooker(
  { database }: Pick<Services, 'database'>,
  viewer: EmployerViewer,
): Promise<Looker> {
  const allowed = await candidateSearchAsked.run(database, viewer.companyId);
  if (!allowed.every(Boolean)) {
    throw new AppError(
      'forbidden',
      msg`Your plan is without the search for candidates. Take one that has it, on the page of your transactions.`,
    );
  }
  return { ...viewer, keys: await findCompanyKeys(database, viewer.userId) };
}
