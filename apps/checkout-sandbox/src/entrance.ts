import { loginCodeParameter } from '@waymark/contract/paths';
import type { FastifyReply } from 'fastify';
import { messagePage } from './pages/layout.ts';
import type { Sandbox } from './sandbox.ts';

/** Signs in a customer who arrives with a code, and removes the code from the URL at once. */
export async function enterWithCode(
  sandbox: Sandbox,
  reply: FastifyReply,
  address: URL,
): Promise<FastifyReply> {
  const customer = await sandbox.product.redeem(address.searchParams.get(loginCodeParameter) ?? '');
  if (!customer) {
    return reply.status(403).send(
      messagePage(sandbox.productUrl, {
        title: 'This way in has closed',
        text: 'The link was used already or is older than two minutes. Start again from the job board.',
        link: { path: '/pricing-details', label: 'Choose a package' },
      }),
    );
  }
  address.searchParams.delete(loginCodeParameter);
  return reply
    .header('set-cookie', sandbox.sessions.start(customer))
    .redirect(address.pathname + address.search, 303);
}

/** The page for visitors without a session: they sign in through the product. */
export function sendStranger(reply: FastifyReply, productUrl: string): FastifyReply {
  return reply.status(401).send(
    messagePage(productUrl, {
      title: 'Come in through the job board',
      text: 'You cannot sign in here. The job board brings you when you choose a package or open an order.',
      link: { path: '/pricing-details', label: 'Choose a package' },
    }),
  );
}
