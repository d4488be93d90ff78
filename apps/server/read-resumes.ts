import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { presentPrediction } from './src/areas/resumes/resume-reading/presenter.ts';
import { readResumeBytes, type Reading } from './src/areas/resumes/resume-reading/reading-gateway.ts';
import { runCommand } from './src/platform/command.ts';
import { StartError } from './src/platform/errors.ts';

const usage = `npm run resumes:read -- --out DIR FILE…

  --out DIR  where NAME.json is written for each FILE: contact, experience, education and skills as read,
             the whole reading under "reading", and "error" with the reason where a file could not be read

Reads PDF, DOCX and DOC. Ends with 0 when all were read and with 2 when some were not.`;

await runCommand(async () => {
  const { out, files } = readArguments();
  await mkdir(out, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The folder ${out} cannot be made (${error.code}).`);
  });
  let failures = 0;
  for (const [name, file] of nameOutputs(files)) {
    const answer = await readFile(file).then(readResumeBytes, describeMissing);
    if (answer.failure) {
      failures++;
      console.error(`${file}: ${answer.failure.message}`);
    }
    await writeFile(join(out, `${name}.json`), `${JSON.stringify(present(answer), null, 2)}\n`);
  }
  console.log(`${files.length - failures} of ${files.length} resumes were read into ${out}.`);
  if (failures > 0) process.exitCode = 2;
});

function readArguments(): { out: string; files: string[] } {
  try {
    const options = { out: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (values.out === undefined || positionals.length === 0) throw new StartError(usage);
    return { out: values.out, files: positionals };
  } catch (error) {
    throw new StartError(usage, { cause: error });
  }
}

/** Files of one name, `a.pdf` and `a.docx`, keep their endings: none is written over the other. */
function nameOutputs(files: readonly string[]): [name: string, file: string][] {
  const stems = Map.groupBy(files, (file) => basename(file, extname(file)));
  return files.map((file) => {
    const stem = basename(file, extname(file));
    return [(stems.get(stem)?.length ?? 0) > 1 ? basename(file) : stem, file];
  });
}

interface Missing {
  failure: { reason: 'missing'; message: string };
}

function describeMissing(error: NodeJS.ErrnoException): Missing {
  return { failure: { reason: 'missing', message: `This file cannot be opened (${error.code}).` } };
}

function present(answer: Reading | Missing): object {
  if (answer.failure) return { error: answer.failure };
  return { ...presentPrediction(answer.resume), reading: answer.resume };
}
