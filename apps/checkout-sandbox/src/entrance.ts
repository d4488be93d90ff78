import { loginCodeParameter } from '@waymark/contract/paths';
import { sourceLanguage } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sayIn } from '../../server/src/platform/languages/say-in.ts';
import { messagePage, type Notice } from './pages/layout.ts';
import { languageIn, type Reader, type Visitor } from './reader.ts';
import type { Sandbox } from './sandbox.ts';

/** Who reads: in the language of the address, or else in that of the way in. */
function readerOf(
  { sessions, productUrl }: Sandbox,
  { headers, url }: Pick<FastifyRequest, 'headers' | 'url'>,
): Reader {
  const language = languageIn(url) ?? sessions.findLanguage(headers.cookie) ?? sourceLanguage;
  return { productUrl, say: sayIn(language) };
}

/** Answers with a page that says one thing. */
export const sendNotice = (
  sandbox: Sandbox,
  reply: FastifyReply,
  status: number,
  notice: Notice,
): FastifyReply => reply.status(status).send(messagePage(readerOf(sandbox, reply.request), notice));

/** Signs in a customer who arrives with a code, and removes the code from the URL at once. */
export async function enterWithCode(
  sandbox: Sandbox,
  reply: FastifyReply,
  address: URL,
): Promise<FastifyReply> {
  const customer = await sandbox.product.redeem(address.searchParams.get(loginCodeParameter) ?? '');
  if (!customer) {
    return sendNotice(sandbox, reply, 403, {
      title: msg`This way in has closed`,
      text: msg`The link was used already or is older than two minutes. Start again from the job board.`,
      link: { path: '/pricing-details', label: msg`Choose a package` },
    });
  }
  address.searchParams.delete(loginCodeParameter);
  const language = languageIn(address.search) ?? sourceLanguage;
  return reply
    .header('set-cookie', sandbox.sessions.start(customer, language))
    .redirect(address.pathname + address.search, 303);
}

/** The customer who reads; undefined without a session, and the answer then leads to the product. */
export function findVisitor(sandbox: Sandbox, reply: FastifyReply): Visitor | undefined {
  const customer = sandbox.sessions.find(reply.request.headers.cookie);
  if (customer) return { customer, reader: readerOf(sandbox, reply.request) };
  sendNotice(sandbox, reply, 401, {
    title: msg`Come in through the job board`,
    text: msg`You cannot sign in here. The job board brings you when you choose a package or open an order.`,
    link: { path: '/pricing-details', label: msg`Choose a package` },
  });
  return undefined;
}
