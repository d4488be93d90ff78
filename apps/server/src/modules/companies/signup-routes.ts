import { sessionSchema } from '@waymark/contract/accounts';
import { employerSignupSchema } from '@waymark/contract/companies';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { presentUser } from '../accounts/presenter.ts';
import { signUpEmployer } from './signup-commands.ts';

/** The employer registration's call (B-12). */
export function employerSignupRoutes(app: App, services: Services): void {
  app.post(
    '/employer-signup',
    { schema: { body: employerSignupSchema, response: { 201: sessionSchema } } },
    async ({ body, ip, headers }, reply) => {
      await services.rateLimits.consume('employer-signup-address', ip);
      const { account, accessToken } = await signUpEmployer(services, body, headers['user-agent'] ?? '');
      return reply.status(201).send({ data: { user: presentUser(account), accessToken } });
    },
  );
}
