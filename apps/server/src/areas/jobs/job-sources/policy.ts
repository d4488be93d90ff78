import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { Gate } from '../../../platform/http/serve.ts';
import { requireOwner, type EmployerViewer } from '../../identity/accounts/policy.ts';

/** An owner of a company that is public: until then nothing comes in for it. Throws `forbidden`. */
export const requireUsable: Gate<EmployerViewer> = async (request, services) => {
  const viewer = await requireOwner(request, services);
  if (viewer.account.company_held_reason !== null) {
    throw new AppError(
      'forbidden',
      msg`Your company is not public at present, so no postings can come in for it. The page of your company says why.`,
    );
  }
  return viewer;
};
