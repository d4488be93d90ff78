import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type TypeScript from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEmployer, createJob } from '../../apps/server/src/testing/factories.ts';
import { createKey } from '../../apps/server/src/testing/key-factories.ts';
import { useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { findJobs, openBoard, postJob } from './client.ts';

const context = useTestApp();
let address = '';

beforeAll(async () => {
  await context.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(context.app.server.address() as AddressInfo).port}`;
});

describe('the example of a typed client', () => {
  test('[L-28] lists all pages of a search, and posts a job once with a key', async () => {
    const { services } = context;
    for (let made = 0; made < 27; made++) await createJob(services, { title: `Deckhand ${made}` });
    const owner = await createEmployer(services);
    await createJob(services, { company_id: owner.companyId, status: 'expired', posted_at: new Date() });
    await services.changes.settled();
    const titles = await Array.fromAsync(findJobs(openBoard(address), 'deckhand'), ({ title }) => title);
    expect(new Set(titles).size).toBe(27);

    const key = await createKey(services, owner.id, { company_id: owner.companyId, scopes: ['jobs:write'] });
    const board = openBoard(address, key.secret);
    const job = await postJob(board, 'call-1');
    expect(job.status).toBe('active');
    expect(await postJob(board, 'call-1')).toEqual(job);
    const found = await Array.fromAsync(findJobs(openBoard(address), 'marine engineer'), ({ id }) => id);
    expect(found).toEqual([job.id]);
    await expect(postJob(openBoard(address, `${key.secret}x`), 'call-2')).rejects.toThrow(/is not known/);
  });

  test('[L-28] fits the types that openapi-typescript makes of the description, and would not fit others', async () => {
    const description = (await context.app.inject('/api/openapi.json')).json<{ paths: object }>();
    // All 400 operations would take ten times as long.
    const forPrograms = Object.entries(description.paths).filter(([path]) => path.startsWith('/api/v1/'));
    const paths = Object.fromEntries(forPrograms);
    const types = await makeTypes(JSON.stringify({ ...description, paths }));
    expect(await findTypeErrors(types)).toEqual([]);
    const changed = types.replaceAll('description: string;', 'description: number;');
    expect(await findTypeErrors(changed)).toContainEqual(expect.stringMatching(/^client\.ts: Type 'string'/));
  });
});

const require = createRequire(import.meta.url);

/** The generator’s own TypeScript: it needs version 5, whose programs can be asked. */
const typescript = require('typescript') as typeof TypeScript;

async function makeTypes(description: string): Promise<string> {
  const generator = (await import(pathToFileURL(require.resolve('openapi-typescript')).href)) as {
    default: (source: string) => Promise<unknown>;
    astToString: (nodes: unknown) => string;
  };
  return generator.astToString(await generator.default(description));
}

/** What the type checker says of the example, with these types in place of the file that it makes. */
async function findTypeErrors(types: string): Promise<string[]> {
  const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const options: TypeScript.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: typescript.ScriptTarget.ES2022,
    module: typescript.ModuleKind.NodeNext,
    moduleResolution: typescript.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    types: ['node'],
  };
  const host = typescript.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const made = fileOf('api.d.ts');
  host.fileExists = (name) => name === made || fileExists(name);
  host.readFile = (name) => (name === made ? types : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === made ? typescript.createSourceFile(name, types, rest[0]) : getSourceFile(name, ...rest);
  const program = typescript.createProgram([fileOf('client.ts'), fileOf('main.ts')], options, host);
  return typescript
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.split('/').at(-1)}: ${typescript.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}
