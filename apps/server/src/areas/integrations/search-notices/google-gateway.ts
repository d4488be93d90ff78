import { msg } from '@waymark/contract/text/message';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { OutboundFailure, readText } from '../../../platform/outbound/outbound.ts';
import type { Services } from '../../../platform/services.ts';
import { requestLimits } from './constants.ts';
import { NoticeFailure } from './notice-failure-rules.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { parseJson } from '../../../platform/input/parse-json.ts';

type Parts = Pick<Services, 'outbound' | 'config'>;

const keyFileSchema = z.object({
  client_email: z.email(),
  private_key: z.string().min(1),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
const tokenSchema = z.object({ access_token: z.string().min(1) });
const scope = 'https://www.googleapis.com/auth/indexing';

/** Notices in the name of the service account whose key file is set. */
export interface GoogleNotices {
  send(url: string, kind: 'updated' | 'deleted'): Promise<void>;
}

/** Signs in with the key file. All of it throws a NoticeFailure. */
export async function openGoogleNotices({ outbound, config }: Parts): Promise<GoogleNotices> {
  const token = await told(() => fetchToken({ outbound, config }));
  return {
    send: (url, kind) =>
      told(async () => {
        const { status, headers, discard } = await outbound.ask(config.googleIndexing.url, {
          ...requestLimits,
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ url, type: kind === 'updated' ? 'URL_UPDATED' : 'URL_DELETED' }),
        });
        await discard();
        if (status !== 200) throw new NoticeFailure(describe(status), Number(headers['retry-after']));
      }),
  };
}

async function fetchToken({ outbound, config }: Parts): Promise<string> {
  const { client_email: account, private_key: pem, token_uri: address } = await readKeyFile(config);
  // Few boards have a service account: no start waits for it.
  const { importPKCS8, SignJWT } = await import('jose');
  const key = await importPKCS8(pem, 'RS256').catch(() => {
    throw new NoticeFailure(
      msg`The private key in GOOGLE_INDEXING_KEY_FILE cannot be read: download the key file again.`,
    );
  });
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setAudience(address)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key);
  const answer = await outbound.ask(address, {
    ...requestLimits,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }).toString(),
  });
  const parsed = answer.status === 200 ? tokenSchema.safeParse(parse(await readText(answer))) : undefined;
  await answer.discard();
  if (!parsed?.success)
    throw new NoticeFailure(
      `Google did not accept the service account (${answer.status}): check its key file.`,
    );
  return parsed.data.access_token;
}

async function readKeyFile({ googleIndexing }: Parts['config']): Promise<z.output<typeof keyFileSchema>> {
  const text = await readFile(googleIndexing.keyFile ?? '', 'utf8').catch(() => {
    throw new NoticeFailure(msg`The file that GOOGLE_INDEXING_KEY_FILE names cannot be read.`);
  });
  const parsed = keyFileSchema.safeParse(parse(text));
  if (!parsed.success)
    throw new NoticeFailure(
      msg`The file that GOOGLE_INDEXING_KEY_FILE names is not the key of a service account.`,
    );
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return parseJson(text, jsonLimits.call);
  } catch {
    return undefined;
  }
}

function describe(status: number): string {
  if (status === 403)
    return msg`Google refuses the service account (403): make it an owner of this board in Search Console.`;
  if (status === 429) return msg`The quota of Google’s Indexing API is used up (429).`;
  return `Google’s Indexing API answered with ${status}.`;
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof OutboundFailure ? new NoticeFailure(error.message) : error;
  }
}
