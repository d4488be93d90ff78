import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { listAdRules } from './finding-rules.ts';

export function adRuleRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  serve('GET /staff/ad-rules', requireAdministrator, () => Promise.resolve({ data: listAdRules() }));
}
