import {
  companyProfileAnswerSchema,
  companyProfileSchema,
  findPositionSchema,
  foundPositionSchema,
} from '@waymark/contract/company-profile';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireEmployer } from '../accounts/policy.ts';
import { updateProfile } from './profile-commands.ts';
import { presentProfile } from './profile-presenter.ts';
import { findPosition, findProfile, listCategories } from './profile-queries.ts';

/** The profile of the own company (H-2). */
export function companyProfileRoutes(app: App, services: Services): void {
  const { database } = services;
  const onRequest = guard(requireEmployer, services);

  app.get(
    '/company-profile',
    { onRequest, schema: { response: { 200: companyProfileAnswerSchema } } },
    async (request) => {
      const profile = await findProfile(database, await requireEmployer(request, services));
      if (!profile) throw new AppError('forbidden', 'Only members of a company can see its profile.');
      return { data: presentProfile(profile), categories: await listCategories(database) };
    },
  );

  app.put(
    '/company-profile',
    { onRequest, schema: { body: companyProfileSchema, response: { 200: companyProfileAnswerSchema } } },
    async (request) => {
      const member = await requireEmployer(request, services);
      const profile = await updateProfile(services, member, request.body);
      return { data: presentProfile(profile), categories: await listCategories(database) };
    },
  );

  app.get(
    '/company-profile/position',
    { onRequest, schema: { querystring: findPositionSchema, response: { 200: foundPositionSchema } } },
    async ({ query }) => ({ data: await findPosition(database, query) }),
  );
}
