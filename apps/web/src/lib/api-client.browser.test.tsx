import type { CaptchaSolution } from '@waymark/contract/content/contact';
import { expect, test } from 'vitest';
import { api, refuse } from '../testing/api.ts';
import { callApi } from './api-client.ts';

const call = 'POST /newsletter/subscriptions';
const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    salt: '00112233445566778899aabbccddeeff',
    cost: 1,
    keyLength: 32,
    // Every key begins so: the first try is right.
    keyPrefix: '',
    expiresAt: 4_000_000_000,
  },
  signature: 'signed',
};

test('[L-21] a call that may prove its work does, unseen, and is sent once more', async () => {
  api.answer('GET /captcha', challenge);
  api.answer(call, ({ proof }) =>
    proof === undefined
      ? refuse('too_many_requests', 'Too many attempts.', { proof: true })
      : { message: 'Almost done.' },
  );
  expect(await callApi(call, { body: { dzEmail: 'ada@school.example' } })).toEqual({
    message: 'Almost done.',
  });
  const proof = api.callsOf(call).at(-1)?.proof ?? '';
  expect(JSON.parse(atob(proof))).toMatchObject({ challenge } satisfies Partial<CaptchaSolution>);
});

test('[L-21] a call that was refused with its proof is refused', async () => {
  api.answer('GET /captcha', challenge);
  api.answer(call, () => refuse('too_many_requests', 'Too many attempts.', { proof: true }));
  await expect(callApi(call, { body: { dzEmail: 'ada@school.example' } })).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  expect(api.callsOf(call)).toHaveLength(2);
});
