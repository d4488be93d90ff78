import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { listDeploymentWarnings } from '../deployment-warnings.ts';
import type { App } from './app.ts';
import { handleError } from './error-handler.ts';
import { securityContactRoutes } from './security-contact-routes.ts';

const settings = {
  PUBLIC_URL: 'https://jobs.example',
  SECURITY_CONTACT: 'mailto:security@jobs.example, https://jobs.example/report',
  SECURITY_EXPIRES: '2030-06-30',
};

function ask(given: Record<string, string>) {
  const app = Fastify() as unknown as App;
  app.setErrorHandler(handleError);
  securityContactRoutes(app, readConfig(given));
  return app.inject('/.well-known/security.txt');
}

describe('[L-32] security.txt', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-06-30T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  test('names each contact, the day it ends and its own address', async () => {
    const response = await ask(settings);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toBe(
      'Contact: mailto:security@jobs.example\n' +
        'Contact: https://jobs.example/report\n' +
        'Expires: 2030-06-30T23:59:59Z\n' +
        'Preferred-Languages: en\n' +
        'Canonical: https://jobs.example/.well-known/security.txt\n',
    );
    expect(listDeploymentWarnings(readConfig(settings)).join()).not.toContain('security.txt');
  });

  test('is not there without a contact, nor after its last day, which the warnings tell', async () => {
    expect((await ask({ PUBLIC_URL: settings.PUBLIC_URL })).statusCode).toBe(404);
    vi.setSystemTime(new Date('2030-07-01T00:00:01Z'));
    expect((await ask(settings)).statusCode).toBe(404);
    expect(listDeploymentWarnings(readConfig(settings))).toContainEqual(
      'The contact in security.txt ended on 2030-06-30 and is not shown any more. Set SECURITY_EXPIRES to a later day.',
    );
  });

  test.each([
    [
      { SECURITY_CONTACT: 'mailto:a@b.example' },
      /security\.txt needs SECURITY_CONTACT and SECURITY_EXPIRES together/,
    ],
    [{ ...settings, SECURITY_CONTACT: 'http://jobs.example' }, /SECURITY_CONTACT is an address/],
    [{ ...settings, SECURITY_CONTACT: 'mailto:a@b.example\nEvil: yes' }, /SECURITY_CONTACT is an address/],
    [{ ...settings, SECURITY_EXPIRES: 'soon' }, /SECURITY_EXPIRES is the day/],
  ])('%j is refused', (given, message) => {
    expect(() => readConfig(given)).toThrow(message);
  });
});
