import { OutboundFailure } from '../../../platform/outbound/outbound.ts';
import type { Services } from '../../../platform/services.ts';
import { requestLimits } from './constants.ts';
import { NoticeFailure } from './notice-failure-rules.ts';

const refusals: Record<number, string> = {
  400: 'IndexNow did not understand the request (400).',
  403: 'IndexNow could not verify the key (403): it has to find it on this board.',
  422: 'IndexNow did not take the addresses as those of this board (422): check PUBLIC_URL.',
  429: 'IndexNow asks for fewer requests (429).',
};

/** Tells the search engines that take part in IndexNow of changed addresses. Throws a NoticeFailure. */
export async function sendToIndexNow(
  { outbound, config }: Pick<Services, 'outbound' | 'config'>,
  key: string,
  urls: readonly string[],
): Promise<void> {
  const { publicUrl, indexNowUrl } = config;
  try {
    const { status, headers, discard } = await outbound.ask(indexNowUrl, {
      ...requestLimits,
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(publicUrl).host,
        key,
        keyLocation: `${publicUrl}/${key}.txt`,
        urlList: urls,
      }),
    });
    await discard();
    if (status === 200 || status === 202) return;
    throw new NoticeFailure(
      refusals[status] ?? `IndexNow answered with ${status}.`,
      Number(headers['retry-after']),
    );
  } catch (error) {
    throw error instanceof OutboundFailure ? new NoticeFailure(error.message) : error;
  }
}
