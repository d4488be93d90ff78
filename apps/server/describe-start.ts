import type { Config } from './src/platform/config.ts';
import type { OpenDatabase } from './src/platform/database/open-database.ts';

/** Printed at a start: the address, the data directory and the accounts of the demo. */
export async function describeStart(config: Config, kind: OpenDatabase['kind']): Promise<string> {
  const lines = [`Waymark is ready at ${config.publicUrl}`];
  if (kind === 'embedded') {
    lines.push(
      `Data is kept in ${config.dataDirectory} by the embedded database. It survives a crash of the program, but not a power cut:`,
      'use PostgreSQL (DATABASE_URL) for anything you cannot lose, and "npm run backup" for copies.',
    );
  }
  if (config.demo) lines.push(...(await describeDemo(config)));
  if (config.checkoutSandbox && config.checkout) {
    lines.push(
      `Packages are paid for at the stand-in checkout, ${config.checkout.origin}, with a test card.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

async function describeDemo(config: Config): Promise<string[]> {
  const { demoAccounts } = await import('./src/demo/accounts.ts');
  const accounts = demoAccounts.map(
    ({ role, email, password }) => `  ${role.padEnd(10)} ${email}  ${password}`,
  );
  const mail = `Mail is captured and readable at ${config.publicUrl}/dev/mail`;
  return ['', 'Demo accounts:', ...accounts, ...(config.smtpUrl === undefined ? [mail] : [])];
}
