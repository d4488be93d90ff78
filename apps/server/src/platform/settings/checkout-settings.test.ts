import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const complete = {
  DEMO: 'false',
  CHECKOUT_ORIGIN: 'https://checkout.example',
  CHECKOUT_PARTNER_SECRET: 'p'.repeat(32),
  CHECKOUT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
};

describe('[D-8] the settings of the checkout', () => {
  test('all three make a checkout, and no stand-in is started, in demo mode neither', () => {
    for (const DEMO of ['true', 'false']) {
      const { checkout, checkoutSandbox } = readConfig({ ...complete, DEMO });
      expect(checkout).toEqual({
        origin: 'https://checkout.example',
        portalPath: '/portal',
        partnerSecret: complete.CHECKOUT_PARTNER_SECRET,
        webhookSecret: complete.CHECKOUT_WEBHOOK_SECRET,
      });
      expect(checkoutSandbox).toBeUndefined();
    }
  });

  test('without any of them demo mode has the stand-in, and anything else sells nothing', () => {
    expect(readConfig({ DEMO: 'false' })).toMatchObject({ checkout: undefined, checkoutSandbox: undefined });
    expect(readConfig({ DEMO: 'true', CHECKOUT_SANDBOX_PORT: '0' }).checkoutSandbox).toEqual({
      port: 0,
      origin: undefined,
    });
    expect(readConfig({ DEMO: 'false', CHECKOUT_SANDBOX_PORT: '0' }).checkoutSandbox).toBeUndefined();
  });

  test('in demo mode the origin alone is the address of the stand-in', () => {
    const { checkoutSandbox } = readConfig({ DEMO: 'true', CHECKOUT_ORIGIN: 'https://pay.demo.example/' });
    expect(checkoutSandbox).toEqual({ port: undefined, origin: 'https://pay.demo.example' });
  });

  test('[L-32] the secret before the present one may stand beside it, and nothing without a checkout', () => {
    const previous = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    const given = { ...complete, CHECKOUT_WEBHOOK_SECRET_PREVIOUS: previous };
    expect(readConfig(given).checkout?.previousWebhookSecret).toBe(previous);
    expect(() => readConfig({ DEMO: 'false', CHECKOUT_WEBHOOK_SECRET_PREVIOUS: previous })).toThrow(
      'CHECKOUT_WEBHOOK_SECRET_PREVIOUS needs the settings of a checkout beside it.',
    );
  });

  test.each(['CHECKOUT_ORIGIN', 'CHECKOUT_PARTNER_SECRET', 'CHECKOUT_WEBHOOK_SECRET'] as const)(
    'without %s the other two are refused',
    (name) => {
      expect(() => readConfig({ ...complete, [name]: '' })).toThrow(/A checkout needs CHECKOUT_ORIGIN/);
    },
  );

  test.each([
    ['CHECKOUT_ORIGIN', 'https://checkout.example/shop'],
    ['CHECKOUT_ORIGIN', 'https://me@checkout.example'],
    ['CHECKOUT_ORIGIN', 'ftp://checkout.example'],
    ['CHECKOUT_PORTAL_PATH', '//evil.example'],
    ['CHECKOUT_PORTAL_PATH', 'portal'],
    ['CHECKOUT_PARTNER_SECRET', 'too short'],
    ['CHECKOUT_PARTNER_SECRET', `two words ${'p'.repeat(32)}`],
    ['CHECKOUT_WEBHOOK_SECRET', 'p'.repeat(44)],
    ['CHECKOUT_WEBHOOK_SECRET', `whsec_${Buffer.alloc(23).toString('base64')}`],
    ['CHECKOUT_WEBHOOK_SECRET', `whsec_${Buffer.alloc(65).toString('base64')}`],
    ['CHECKOUT_SANDBOX_PORT', '65536'],
  ])('%s is not %s', (name, value) => {
    expect(() => readConfig({ ...complete, [name]: value })).toThrow(new RegExp(name));
  });
});
