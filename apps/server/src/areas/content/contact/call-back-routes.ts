import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { findViewer } from '../../identity/accounts/policy.ts';
import { requestCallBack } from './call-back-commands.ts';

/** The form of whoever wants to be called (E-4). */
export function callBackRoutes(app: App, services: Services): void {
  routesOf(app, services).serveAll('POST /call-back-requests', async (request) => {
    await services.rateLimits.consume('call-back-address', request.ip);
    const caller = await findViewer(request, services);
    const { name, phone } = request.body;
    await requestCallBack(services, request.body, caller?.userId);
    return { message: `Thank you, ${name}. We call you back at ${phone}.` };
  });
}
