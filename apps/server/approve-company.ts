import { listHeldCompanies } from './src/areas/companies/companies/queries.ts';
import { changeCompany } from './src/areas/office/back-office/company-commands.ts';
import { runCommand } from './src/platform/command.ts';
import { StartError } from './src/platform/errors.ts';
import { runWithServices } from './src/platform/run-with-services.ts';

const usage = `npm run companies:approve [-- ID]

  ID   the company that is to be public; without one, the companies that are held are listed`;

const reasons = {
  name: 'its name is taken',
  website: 'its website is taken',
  letters: 'its letters look like others',
} as const;

await runCommand(async () => {
  const [id, ...more] = process.argv.slice(2);
  if (id === '--help') return console.log(usage);
  if (more.length > 0) throw new StartError(`Name one company.\n\n${usage}`);
  await runWithServices(async (services) => {
    if (id === undefined) {
      const held = await listHeldCompanies(services.database);
      for (const { id: heldId, name, website, heldReason, owners } of held) {
        console.log(`${heldId}  ${name}  ${website}  ${reasons[heldReason]}  ${owners.join(', ')}`);
      }
      console.log(`${held.length} companies are held.`);
      return;
    }
    const approval = { companyId: id, change: 'approve', reason: '', staffId: null } as const;
    console.log(`${await changeCompany(services, approval)} is public now.`);
  });
});
