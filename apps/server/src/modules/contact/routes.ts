import type { FastifyRequest } from 'fastify';
import { messageSchema } from '@waymark/contract/accounts';
import { captchaChallengeSchema, contactMessageSchema } from '@waymark/contract/contact';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { readToken, requireUser } from '../accounts/policy.ts';
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
      await sendMessage(services, request.body, await findSender(request, services));
      const message = `Thank you. Your message has reached our team. We answer by e-mail to ${request.body.email}.`;
      return reply.status(201).send({ message });
    },
  );
}

/** The signed-in sender; undefined for guests and for sessions that have ended, which are no reason to refuse. */
async function findSender(request: FastifyRequest, services: Services): Promise<string | undefined> {
  if (readToken(request) === undefined) return undefined;
  try {
    return (await requireUser(request, services)).userId;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') return undefined;
    throw error;
  }
}
