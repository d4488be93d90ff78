import { OutboundFailure, readText } from '../../../platform/outbound/outbound.ts';
import type { Services } from '../../../platform/services.ts';
import type { CdnConfig } from '../../../platform/settings/cdn-settings.ts';
import { parseJson } from '../../../platform/input/parse-json.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';

/** Keys of one request: Fastly takes 256, Cloudflare 30 from every plan. */
const batchSizes = { fastly: 256, cloudflare: 30 } as const;
const requestLimits = { timeoutMs: 10_000, maxBytes: 100_000, maxRedirects: 0 } as const;

/** Has the CDN drop all pages that have one of the keys. Throws an OutboundFailure, which never quotes the token. */
export async function purge(
  { outbound }: Pick<Services, 'outbound'>,
  cdn: CdnConfig,
  keys: readonly string[],
): Promise<void> {
  const size = batchSizes[cdn.kind];
  for (let at = 0; at < keys.length; at += size) await purgeBatch(outbound, cdn, keys.slice(at, at + size));
}

async function purgeBatch(outbound: Services['outbound'], cdn: CdnConfig, keys: readonly string[]) {
  const { url, headers, body } = cdn.kind === 'fastly' ? toFastly(cdn, keys) : toCloudflare(cdn, keys);
  const answer = await outbound.ask(url, {
    ...requestLimits,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await readText(answer);
  const isTaken = answer.status === 200 && (cdn.kind === 'fastly' || saysSuccess(text));
  if (!isTaken)
    throw new OutboundFailure(`The CDN did not drop pages: ${cdn.kind} answered with ${answer.status}.`, {
      status: answer.status,
    });
}

const toFastly = ({ url, zone, token }: CdnConfig, keys: readonly string[]) => ({
  url: `${url}/service/${zone}/purge`,
  headers: { 'fastly-key': token },
  body: { surrogate_keys: keys },
});

const toCloudflare = ({ url, zone, token }: CdnConfig, keys: readonly string[]) => ({
  url: `${url}/zones/${zone}/purge_cache`,
  headers: { authorization: `Bearer ${token}` },
  body: { tags: keys },
});

function saysSuccess(text: string): boolean {
  try {
    return (parseJson(text, jsonLimits.settings) as { success?: unknown } | null)?.success === true;
  } catch {
    return false;
  }
}
