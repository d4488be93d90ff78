import { messageSchema } from '@waymark/contract/accounts';
import { captchaChallengeSchema, contactMessageSchema } from '@waymark/contract/contact';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { findViewer } from '../accounts/policy.ts';
import { issueCaptcha } from './captcha-commands.ts';
import { sendMessage } from './commands.ts';

/** The form of the contact page and the challenge that it has to solve (J-4). */
export function contactRoutes(app: App, services: Services): void {
  app.get('/captcha', { schema: { response: { 200: captchaChallengeSchema } } }, () =>
    issueCaptcha(services.database),
  );

  app.post(
    '/contact-messages',
    { schema: { body: contactMessageSchema, response: { 201: messageSchema } } },
    async (request, reply) => {
      await services.rateLimits.consume('contact-address', request.ip);
      const sender = await findViewer(request, services);
      await sendMessage(services, request.body, sender?.userId);
      const message = `Thank you. Your message has reached our team. We answer by e-mail to ${request.body.email}.`;
      return reply.status(201).send({ message });
    },
  );
}
