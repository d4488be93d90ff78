import { decidePosting } from './src/areas/office/moderation/posting-commands.ts';
import { listWaitingPostings } from './src/areas/posting/postings/queries.ts';
import { runCommand } from './src/platform/command.ts';
import { StartError } from './src/platform/errors.ts';
import { runWithServices } from './src/platform/run-with-services.ts';

const usage = `npm run jobs:approve [-- ID]

  ID   the posting that is to be public; without one, the postings that wait are listed`;

await runCommand(async () => {
  const [id, ...more] = process.argv.slice(2);
  if (id === '--help') return console.log(usage);
  if (more.length > 0) throw new StartError(`Name one posting.\n\n${usage}`);
  await runWithServices(async (services) => {
    if (id === undefined) {
      const waiting = await listWaitingPostings(services.database);
      for (const job of waiting) console.log(`${job.id}  ${job.title}  ${job.company}  ${job.website}`);
      console.log(`${waiting.length} postings wait.`);
      return;
    }
    const approval = { jobId: id, decision: 'approve', reason: '', staffId: null } as const;
    const { title, open } = await decidePosting(services, approval);
    console.log(
      open ? `${title} is open now.` : `${title} is approved and opens when nothing else is missing.`,
    );
  });
});
