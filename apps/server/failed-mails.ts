import { parseArgs } from 'node:util';
import { runCommand } from './src/platform/command.ts';
import { readConfig } from './src/platform/config.ts';
import { openDatabase } from './src/platform/database/open-database.ts';
import { StartError } from './src/platform/errors.ts';
import { listFailedMails, resendFailedMails } from './src/platform/mail/failed-mails.ts';

const usage = `npm run mails:failed                    lists the mails that were given up
npm run mails:failed -- --resend ID      has one of them tried again
npm run mails:failed -- --resend all     has all of them tried again

With the embedded database, stop the product first.`;

await runCommand(async () => {
  const { resend, help } = readArguments();
  if (help) return console.log(usage);
  const opened = await openDatabase(readConfig());
  try {
    if (resend === undefined) return await list(opened.database);
    const count = await resendFailedMails(opened.database, resend === 'all' ? undefined : resend);
    if (count === 0 && resend !== 'all') throw new StartError(`No mail with the id ${resend} was given up.`);
    console.log(`${count} mails will be tried again.`);
  } finally {
    await opened.close();
  }
});

function readArguments() {
  const options = { resend: { type: 'string' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new StartError(usage);
  }
}

async function list(database: Parameters<typeof listFailedMails>[0]): Promise<void> {
  const mails = await listFailedMails(database);
  if (mails.length === 0) console.log('No mail was given up.');
  for (const { id, to, subject, failedAt, attempts, reason } of mails) {
    console.log(`${id}  ${failedAt.toISOString()}  ${to}  "${subject}"  ${attempts} attempts  ${reason}`);
  }
}
