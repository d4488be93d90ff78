import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { resendMail, setMailAside } from './mail-commands.ts';
import { listStaffMails } from './mail-queries.ts';

/** Mails and what has become of them, as those see them who run the board (J-5). */
export function staffMailRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/mails', requireAdministrator, ({ query }) => listStaffMails(database, query));

  serve('POST /staff/mails/:mailId/resend', requireAdministrator, async ({ params }, { userId }) => {
    await resendMail(database, { ...params, staffId: userId });
    return { message: 'It is tried again.' };
  });

  serve('POST /staff/mails/:mailId/set-aside', requireAdministrator, async ({ params }, { userId }) => {
    await setMailAside(database, { ...params, staffId: userId });
    return { message: 'Set aside. What it says is forgotten.' };
  });
}
