import type { Gate } from '../../../platform/http/serve.ts';
import {
  requireCandidate,
  requireEmployer,
  requireRecruiter,
  requireUser,
  type Viewer,
} from '../../identity/accounts/policy.ts';

/** A user on one of the two sides of conversations. */
export interface Participant extends Viewer {
  readonly side: 'candidate' | 'company';
}

/** A candidate, or a member of a company. Throws `unauthenticated` or `forbidden`. */
export const requireParticipant: Gate<Participant> = async (request, services) => {
  const { account } = await requireUser(request, services);
  if (account.role === 'candidate') {
    return { ...(await requireCandidate(request, services)), side: 'candidate' };
  }
  return { ...(await requireEmployer(request, services)), side: 'company' };
};

/** The same, without viewers of a company. */
export const requireWriter: Gate<Participant> = async (request, services) => {
  const participant = await requireParticipant(request, services);
  if (participant.side === 'company') await requireRecruiter(request, services);
  return participant;
};
