import { messageSchema } from '@waymark/contract/accounts';
import { critiqueDetailSchema } from '@waymark/contract/resume-review';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireCandidate, requireUser } from '../accounts/policy.ts';
import { sendDefaultResume } from './commands.ts';
import { presentCritique } from './presenter.ts';
import { findCritique } from './queries.ts';

/** Asking for an expert's review, and how far it is. */
export function resumeReviewRoutes(app: App, services: Services): void {
  const { database } = services;

  app.get(
    '/get-critique-detail',
    { onRequest: guard(requireUser, services), schema: { response: { 200: critiqueDetailSchema } } },
    async (request) => {
      const { userId } = await requireUser(request, services);
      return { data: presentCritique(await findCritique(database, userId)) };
    },
  );

  app.post(
    '/send-resume-to-expert',
    { onRequest: guard(requireCandidate, services), schema: { response: { 200: messageSchema } } },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      await sendDefaultResume(database, userId);
      return { message: 'Resume has been successfully submitted' };
    },
  );
}
