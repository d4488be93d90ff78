import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { findViewer } from '../../identity/accounts/policy.ts';
import { issueCaptcha } from './captcha-commands.ts';
import { sendMessage } from './commands.ts';

/** The form of the contact page and the challenge that it has to solve (J-4). */
export function contactRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);

  serveAll('GET /captcha', () => issueCaptcha(services.database));

  serveAll('POST /contact-messages', async (request) => {
    await services.rateLimits.consume('contact-address', request.ip);
    const sender = await findViewer(request, services);
    await sendMessage(services, request.body, sender?.userId);
    return {
      message: `Thank you. Your message has reached our team. We answer by e-mail to ${request.body.email}.`,
    };
  });
}
