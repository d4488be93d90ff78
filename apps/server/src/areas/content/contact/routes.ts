import { admitStranger, mailboxOf, oneOf, wordsOf } from '../../../platform/http/admission.ts';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { findViewer } from '../../identity/accounts/policy.ts';
import { requestCallBack, issueCaptcha, sendMessage } from './commands.ts';

/** Call-back requests (E-4). */
export function callBackRoutes(app: App, services: Services): void {
  routesOf(app, services).serveAll('POST /call-back-requests', async (request) => {
    await admitStranger(services, request, {
      address: 'call-back-address',
      odd: [['call-back-phone', request.body.phone.replaceAll(/\D/g, '')]],
    });
    const caller = await findViewer(request, services);
    const { name, phone } = request.body;
    await requestCallBack(services, request.body, caller?.userId);
    return { message: sayTo(request)`Thank you, ${name}. We call you back at ${phone}.` };
  });
}

/** The contact form and its captcha (J-4). */
export function contactRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);

  serveAll('GET /captcha', () => issueCaptcha(services.database));

  serveAll('POST /contact-messages', async (request) => {
    await admitStranger(services, request, {
      address: 'contact-address',
      odd: [
        ['contact-mailbox', oneOf(request, mailboxOf(request.body.email))],
        ['contact-text', oneOf(request, wordsOf(request.body.message))],
      ],
    });
    const sender = await findViewer(request, services);
    await sendMessage(services, request.body, sender?.userId);
    return {
      message: sayTo(
        request,
      )`Thank you. Your message has reached our team. We answer by email to ${request.body.email}.`,
    };
  });
}
