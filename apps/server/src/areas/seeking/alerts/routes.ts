import { paths } from '@waymark/contract/paths';
import { localPath } from '@waymark/contract/language-prefix';
import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import {
  changeAlert,
  createAlert,
  pauseAlert,
  removeAlert,
  restoreAlert,
  resumeAlert,
  confirmAlert,
  requestGuestAlert,
  unsubscribe,
} from './commands.ts';
import { ownerOf } from './owner-policy.ts';
import { getAlert, listAlerts } from './queries.ts';

/** Alerts without an account, and the links of their mails (J-4). */
export function guestAlertRoutes(app: App, services: Services): void {
  const { database, rateLimits, config } = services;
  const { serveAll } = routesOf(app, services);

  serveAll('POST /job-alerts/guest', async (request) => {
    const { body, ip } = request;
    await rateLimits.consume('alert-address', ip);
    await rateLimits.consume('alert-recipient', body.email);
    await requestGuestAlert(services, body, languageOf(request));
    // The same for every address: only its mailbox learns whether it is known.
    return {
      message: sayTo(
        request,
      )`Almost done. We have sent a mail to ${body.email}: press the button in it, and your job alert begins.`,
    };
  });

  serveAll('POST /job-alerts/confirm', async (request) => {
    await rateLimits.consume('link-address', request.ip);
    const { name, ...begun } = await confirmAlert(database, request.body.token);
    const message = sayTo(
      request,
    )`Your job alert “${name}” is on. We write as soon as there is something new.`;
    return { message, ...begun };
  });

  // One URL for mail programs, which post to it (RFC 8058), and for browsers.
  serveAll('GET /job-alerts/unsubscribe', (request, _viewer, reply) => {
    const page = localPath(paths.unsubscribeAlert, languageOf(request));
    // Opening it changes nothing: whatever scans mails opens links as well.
    return reply.redirect(`${config.publicUrl}${page}?${new URLSearchParams(request.query)}`);
  });

  void app.register(async (scope) => {
    // What they post is a form that says "List-Unsubscribe=One-Click"; the token in the address is enough.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}));
    routesOf(scope, services).serveAll('POST /job-alerts/unsubscribe', async ({ query }) => {
      await unsubscribe(database, query.token);
      return { message: msg`This job alert is stopped. It sends no more mail.` };
    });
  });
}

/** The job alerts of a candidate (G-6). */
export function alertRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /job-alerts', requireCandidate, (request, viewer) =>
    listAlerts(sayTo(request), database, ownerOf(viewer), request.query),
  );

  serve('POST /job-alerts', requireCandidate, async (request, viewer) => {
    const owner = ownerOf(viewer);
    const id = await createAlert(database, owner, request.body);
    return { data: await getAlert(sayTo(request), database, owner, id) };
  });

  serve('PUT /job-alerts/:alertId', requireCandidate, async (request, viewer) => {
    const owner = ownerOf(viewer);
    const { alertId } = request.params;
    await changeAlert(database, owner, alertId, request.body);
    return { data: await getAlert(sayTo(request), database, owner, alertId) };
  });

  const acts = {
    'POST /job-alerts/:alertId/pause': { act: pauseAlert, message: msg`The job alert is paused.` },
    'POST /job-alerts/:alertId/resume': { act: resumeAlert, message: msg`The job alert is on again.` },
    'DELETE /job-alerts/:alertId': { act: removeAlert, message: msg`The job alert is deleted.` },
    'POST /job-alerts/:alertId/restore': {
      act: restoreAlert,
      message: msg`The job alert is in your list again.`,
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
