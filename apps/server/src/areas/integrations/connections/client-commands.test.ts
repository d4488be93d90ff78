import { expect, test } from 'vitest';
import type { OutboundAnswer } from '../../../platform/outbound/outbound.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { refreshClient } from './client-commands.ts';

const context = useTestApp();
const address = 'https://assistant.example/client.json';

test('[L-29] a known assistant is read again although strangers have used up what its host is asked', async () => {
  const read: string[] = [];
  const ask = async (url: string): Promise<OutboundAnswer> => {
    read.push(url);
    const said = {
      client_id: url,
      client_name: 'Job helper',
      redirect_uris: ['https://assistant.example/back'],
    };
    return {
      status: 200,
      headers: {},
      url,
      body: (async function* bytes() {
        yield new TextEncoder().encode(JSON.stringify(said));
      })(),
      discard: async () => {},
    };
  };
  const outbound = Object.assign(Object.create(context.services.outbound), { ask });
  const refresh = (id: string) => refreshClient({ ...context.services, outbound }, id);
  await refresh(address);
  await refresh(address);
  expect(read).toEqual([address]);
  await context.services.rateLimits.consumeMany('oauth-document-host', 'assistant.example', 59);
  await expect(refresh('https://assistant.example/made-up.json')).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  await context.database
    .updateTable('oauth_clients')
    .set({ read_at: new Date(Date.now() - 61 * 60_000) })
    .where('id', '=', address)
    .execute();
  await refresh(address);
  expect(read).toEqual([address, address]);
});
