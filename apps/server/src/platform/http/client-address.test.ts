import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();

test.each([
  [true, '203.0.113.9', 'what the proxy in front saw, not what the client claims before it'],
  [false, '127.0.0.1', 'the connection itself, whatever it claims'],
])('[F-3] with TRUST_PROXY %s a caller is known by %s: %s', async (trustProxy, address) => {
  const { services } = context;
  const logger = pino({ level: 'silent' });
  const { app } = await buildApp({ ...services, config: { ...services.config, trustProxy } }, logger);
  app.get('/caller', (request) => ({ ip: request.ip }));
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
  expect((await app.inject({ url: '/caller', headers })).json()).toEqual({ ip: address });
  await app.close();
});
