import type { App } from '../../../platform/http/app.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { translatePlace } from './local-name-index.ts';
import { listMapCities } from './map-city-index.ts';
import { findNearest } from './nearest-index.ts';
import { spellPlace } from './spelling-index.ts';

export function placeRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);

  serveAll('GET /places/map-cities', (request) => ({ data: [...listMapCities(languageOf(request))] }));

  // Where somebody is, as "Where" reads it. A position is in no address, so that no log has it, and is not stored.
  serveAll('POST /places/nearest', async (request) => {
    const { body, ip } = request;
    await services.rateLimits.consume('nearest-address', ip);
    const place = findNearest(body);
    const location = place && translatePlace(spellPlace(place), languageOf(request)).value;
    return { data: { location: location ?? null } };
  });
}
