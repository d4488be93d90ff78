import { messageSchema } from '@waymark/contract/accounts';
import { callBackRequestSchema } from '@waymark/contract/contact';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { findViewer } from '../accounts/policy.ts';
import { requestCallBack } from './call-back-commands.ts';

/** The form of whoever wants to be called (E-4). */
export function callBackRoutes(app: App, services: Services): void {
  app.post(
    '/call-back-requests',
    { schema: { body: callBackRequestSchema, response: { 201: messageSchema } } },
    async (request, reply) => {
      await services.rateLimits.consume('call-back-address', request.ip);
      const caller = await findViewer(request, services);
      await requestCallBack(services, request.body, caller?.userId);
      const message = `Thank you, ${request.body.name}. We call you back at ${request.body.phone}.`;
      return reply.status(201).send({ message });
    },
  );
}
