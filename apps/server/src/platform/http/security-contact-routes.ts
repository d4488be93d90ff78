import { msg } from '@waymark/contract/text/message';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { SecurityContact } from '../settings/security-settings.ts';
import type { App } from './app.ts';

const path = '/.well-known/security.txt';

/** To whom weaknesses are reported (RFC 9116). A contact that has ended is worse than none, and is not served. */
export function securityContactRoutes(
  app: App,
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
): void {
  if (!securityContact) return;
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    if (hasContactEnded(securityContact))
      throw new AppError('not_found', msg`There is no contact at this address.`);
    const lines = [
      ...securityContact.contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${endOf(securityContact)}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}

export function hasContactEnded(contact: SecurityContact): boolean {
  return Date.now() > Date.parse(endOf(contact));
}

const endOf = ({ expires }: SecurityContact) => `${expires}T23:59:59Z`;
