import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { findNearest } from './nearest-index.ts';
import { spellPlace } from './spelling-index.ts';

/** Where somebody is, as "Where" reads it. A position is in no address, so that no log has it, and is not stored. */
export function placeRoutes(app: App, services: Services): void {
  routesOf(app, services).serveAll('POST /places/nearest', async ({ body, ip }) => {
    await services.rateLimits.consume('nearest-address', ip);
    const place = findNearest(body);
    return { data: { location: place ? spellPlace(place) : null } };
  });
}
