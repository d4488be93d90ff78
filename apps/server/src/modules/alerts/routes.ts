import { messageSchema } from '@waymark/contract/accounts';
import {
  alertFieldsSchema,
  alertListQuerySchema,
  alertParamsSchema,
  jobAlertsPageSchema,
  oneJobAlertSchema,
} from '@waymark/contract/alerts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireCandidate } from '../accounts/policy.ts';
import { changeAlert, createAlert, pauseAlert, removeAlert, restoreAlert, resumeAlert } from './commands.ts';
import { ownerOf } from './owner-policy.ts';
import { getAlert, listAlerts } from './queries.ts';

/** The job alerts of a candidate (G-6). */
export function alertRoutes(app: App, services: Services): void {
  const { database } = services;
  const onRequest = guard(requireCandidate, services);

  app.get(
    '/job-alerts',
    { onRequest, schema: { querystring: alertListQuerySchema, response: { 200: jobAlertsPageSchema } } },
    async (request) =>
      listAlerts(database, ownerOf(await requireCandidate(request, services)), request.query),
  );

  app.post(
    '/job-alerts',
    { onRequest, schema: { body: alertFieldsSchema, response: { 201: oneJobAlertSchema } } },
    async (request, reply) => {
      const owner = ownerOf(await requireCandidate(request, services));
      const id = await createAlert(database, owner, request.body);
      return reply.status(201).send({ data: await getAlert(database, owner, id) });
    },
  );

  registerOne(app, services);
}

function registerOne(app: App, services: Services): void {
  const { database } = services;
  const onRequest = guard(requireCandidate, services);

  app.put(
    '/job-alerts/:alertId',
    {
      onRequest,
      schema: { params: alertParamsSchema, body: alertFieldsSchema, response: { 200: oneJobAlertSchema } },
    },
    async (request) => {
      const owner = ownerOf(await requireCandidate(request, services));
      const { alertId } = request.params;
      await changeAlert(database, owner, alertId, request.body);
      return { data: await getAlert(database, owner, alertId) };
    },
  );

  const acts = [
    { method: 'POST', path: '/pause', act: pauseAlert, message: 'The job alert is paused.' },
    { method: 'POST', path: '/resume', act: resumeAlert, message: 'The job alert is on again.' },
    { method: 'DELETE', path: '', act: removeAlert, message: 'The job alert is deleted.' },
    { method: 'POST', path: '/restore', act: restoreAlert, message: 'The job alert is in your list again.' },
  ] as const;
  for (const { method, path, act, message } of acts) {
    app.route({
      method,
      url: `/job-alerts/:alertId${path}`,
      onRequest,
      schema: { params: alertParamsSchema, response: { 200: messageSchema } },
      handler: async (request) => {
        await act(database, ownerOf(await requireCandidate(request, services)), request.params.alertId);
        return { message };
      },
    });
  }
}
