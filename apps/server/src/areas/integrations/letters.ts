import type { mails } from '@waymark/contract/integrations/mails';
import { paths } from '@waymark/contract/paths';
import { scopesText } from '@waymark/contract/integrations/choices';
import { sayIn } from '../../platform/languages/say-in.ts';
import { to, host, title, type Examples } from '../../platform/mail/example-data.ts';
import { assistantConnectedMail } from './connections/emails/assistant-connected.ts';
import { webhooksStoppedMail } from './webhooks/emails/webhooks-stopped.ts';

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  'webhooks-stopped': (url) =>
    webhooksStoppedMail(to, { url: `https://${host}/`, stop: 'failing', isOfBoard: false, publicUrl: url }),
  'assistant-connected': (url) =>
    assistantConnectedMail(to, {
      assistant: title,
      host,
      scopes: scopesText(sayIn(to.language), ['applications:read', 'saved-jobs:read']),
      accountPage: url + paths.account,
    }),
};
