import { parseArgs } from 'node:util';
import { inviteStaffSchema } from '@waymark/contract/identity/team';
import { pino } from 'pino';
import { inviteStaff } from './src/areas/identity/staff/invitation-commands.ts';
import { runCommand } from './src/platform/command.ts';
import { readConfig } from './src/platform/config.ts';
import { AppError, StartError } from './src/platform/errors.ts';
import { startServices } from './src/platform/start-services.ts';

const usage = `npm run staff:invite -- EMAIL [--role ROLE]

  EMAIL   whom to invite; the address must not have an account
  ROLE    administrator (where none is given), moderator or reviewer

The link is mailed, and printed here. With the embedded database, stop the product first.`;

await runCommand(async () => {
  const { fields, help } = readArguments();
  if (help || !fields) return console.log(usage);
  const running = await startServices(readConfig(), pino({ level: 'warn' }), { role: 'command' });
  try {
    const link = await inviteStaff(running.services, undefined, fields);
    console.log(`${fields.email} is invited as ${fields.staffRole}:\n${link}`);
  } catch (error) {
    throw error instanceof AppError ? new StartError(error.message) : error;
  } finally {
    await running.stop();
  }
});

function readArguments() {
  const options = { role: { type: 'string', default: 'administrator' }, help: { type: 'boolean' } } as const;
  let parsed;
  try {
    parsed = parseArgs({ options, allowPositionals: true });
  } catch {
    throw new StartError(usage);
  }
  const { values, positionals } = parsed;
  if (values.help) return { help: true };
  if (positionals.length !== 1) throw new StartError(`Name one address.\n\n${usage}`);
  const fields = inviteStaffSchema.safeParse({ email: positionals[0], staffRole: values.role });
  if (!fields.success) throw new StartError(`${fields.error.issues[0]?.message ?? ''}\n\n${usage}`);
  return { fields: fields.data };
}
