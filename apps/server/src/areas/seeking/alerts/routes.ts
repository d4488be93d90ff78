import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { changeAlert, createAlert, pauseAlert, removeAlert, restoreAlert, resumeAlert } from './commands.ts';
import { ownerOf } from './owner-policy.ts';
import { getAlert, listAlerts } from './queries.ts';

/** The job alerts of a candidate (G-6). */
export function alertRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /job-alerts', requireCandidate, ({ query }, viewer) =>
    listAlerts(database, ownerOf(viewer), query),
  );

  serve('POST /job-alerts', requireCandidate, async ({ body }, viewer) => {
    const owner = ownerOf(viewer);
    const id = await createAlert(database, owner, body);
    return { data: await getAlert(database, owner, id) };
  });

  serve('PUT /job-alerts/:alertId', requireCandidate, async ({ params, body }, viewer) => {
    const owner = ownerOf(viewer);
    await changeAlert(database, owner, params.alertId, body);
    return { data: await getAlert(database, owner, params.alertId) };
  });

  const acts = {
    'POST /job-alerts/:alertId/pause': { act: pauseAlert, message: 'The job alert is paused.' },
    'POST /job-alerts/:alertId/resume': { act: resumeAlert, message: 'The job alert is on again.' },
    'DELETE /job-alerts/:alertId': { act: removeAlert, message: 'The job alert is deleted.' },
    'POST /job-alerts/:alertId/restore': {
      act: restoreAlert,
      message: 'The job alert is in your list again.',
    },
  } as const;
  for (const key of Object.keys(acts) as (keyof typeof acts)[]) {
    const { act, message } = acts[key];
    serve(key, requireCandidate, async ({ params }, viewer) => {
      await act(database, ownerOf(viewer), params.alertId);
      return { message };
    });
  }
}
