import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';

const manifests = ['package.json', ...globSync('{apps,packages,examples}/*/package.json', { cwd: root })];
const scriptsOf = (manifest: string) =>
  (JSON.parse(readFileSync(path.join(root, manifest), 'utf8')) as { scripts?: Record<string, string> })
    .scripts ?? {};
const scripts = manifests.flatMap((manifest) =>
  Object.entries(scriptsOf(manifest)).map(([name, command]) => ({ manifest, name, command })),
);

/** The commands of a script, each with the folder that it runs in. */
function commandsOf({ manifest, command }: (typeof scripts)[number]): { folder: string; words: string[] }[] {
  let folder = path.join(root, path.dirname(manifest));
  return command.split(' && ').flatMap((part) => {
    const words = part.split(' ').filter((word) => word !== 'exec' && !/^[A-Z_]+=/.test(word));
    if (words[0] !== 'cd') return [{ folder, words }];
    folder = path.join(folder, words[1] ?? '');
    return [];
  });
}

/** All that a module imports, directly or not: paths of files and names of packages. */
function importsOf(file: string): string[] {
  const imported = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?:.* from )?'([^']+)';$/gm)];
  return imported.flatMap(([, name = '']) => {
    if (isBuiltin(name)) return [];
    if (!name.startsWith('.')) return [name];
    const other = path.join(path.dirname(file), name);
    return [other, ...importsOf(other)];
  });
}

describe('[L-32] the scripts of package.json', () => {
  test.each(scripts)('$manifest: $name starts on an old Node without packages', (script) => {
    for (const { folder, words } of commandsOf(script)) {
      const [program, first = '', started = ''] = words;
      if (program === 'npm') {
        const called = words.find((word) => !/^(npm|run|-.*)$/.test(word)) ?? '';
        if (first === 'run' && called in scriptsOf(script.manifest)) continue;
      }
      expect(program, words.join(' ')).toBe('node');
      expect(first).toMatch(/\.mjs$/);
      expect(importsOf(path.join(folder, first)).filter((name) => !path.isAbsolute(name))).toEqual([]);
      if (path.basename(first) !== 'run.mjs') continue;
      // A program lies where the workspace or the root has its packages.
      const places = started.endsWith('.ts')
        ? [folder]
        : [folder, root].map((one) => path.join(one, 'node_modules/.bin'));
      expect(places.some((place) => existsSync(path.join(place, started)))).toBe(true);
    }
  });

  test('a browser is installed by a step of its own, not where other tools read a configuration', () => {
    const installer = 'tooling/dev/install-chromium.ts';
    for (const config of ['vitest.config.ts', 'e2e/playwright.config.ts']) {
      expect(importsOf(path.join(root, config))).not.toContain(path.join(root, installer));
    }
    const {
      'test:components': parts,
      'test:journeys': journeys,
      'test:unit': units,
    } = scriptsOf('package.json');
    for (const command of [parts, journeys]) {
      expect(command).toMatch(new RegExp(`^node tooling/dev/run.mjs ${installer} && `));
    }
    expect(units).not.toContain(installer);
  });

  test('all that documents and messages name exist', () => {
    const texts = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.mjs', '*.yml', '*.sh'], {
      cwd: root,
      encoding: 'utf8',
    })
      .trim()
      .split('\n');
    const missing = texts.flatMap((file) => {
      const own = file.startsWith('examples/api-client/')
        ? 'examples/api-client/package.json'
        : 'package.json';
      const there = Object.keys({ ...scriptsOf('package.json'), ...scriptsOf(own) });
      const named = readFileSync(path.join(root, file), 'utf8').matchAll(
        /\bnpm (?:run ([a-z][a-z:]*)|(start|test)\b)/g,
      );
      return [...named]
        .map(([, run, short]) => run ?? short ?? '')
        .filter((name) => !there.includes(name))
        .map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('[L-32] the start of a script', () => {
  const place = mkdtempSync(path.join(tmpdir(), 'waymark-scripts-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  /** A clone in which nothing is installed, and an npm that does what is given. */
  function cloneWith(
    npm: string,
  ): (...parameters: string[]) => { status: number | null; stdout: string; stderr: string } {
    const clone = mkdtempSync(path.join(place, 'clone-'));
    cpSync(path.join(root, 'tooling/dev'), path.join(clone, 'tooling/dev'), { recursive: true });
    writeFileSync(path.join(clone, 'package-lock.json'), '{}');
    writeFileSync(path.join(clone, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      path.join(clone, 'told.ts'),
      "const told: string[] = process.argv.slice(2);\nconsole.log(told.join(' '));\nprocess.exitCode = 3;\n",
    );
    mkdirSync(path.join(clone, 'bin'));
    writeFileSync(path.join(clone, 'bin/npm'), `#!/bin/sh\n${npm}\n`);
    chmodSync(path.join(clone, 'bin/npm'), 0o755);
    const env = { PATH: [path.join(clone, 'bin'), process.env['PATH']].join(path.delimiter) };
    return (...parameters) =>
      spawnSync(process.execPath, ['tooling/dev/run.mjs', ...parameters], {
        cwd: clone,
        env,
        encoding: 'utf8',
      });
  }

  test('installs first, then runs TypeScript with its parameters, and hands on its answer and exit code', () => {
    const run = cloneWith(
      `echo added 3 packages; mkdir -p node_modules/node/bin node_modules/.bin
      ln -s ${process.execPath} node_modules/node/bin/node; node tooling/dev/record-install.mjs`,
    );
    const first = run('told.ts', '--some', 'words');
    expect(first).toMatchObject({ status: 3, stdout: '--some words\n' });
    expect(first.stderr).toContain('Installing packages');
    expect(run('told.ts', 'again')).toMatchObject({ status: 3, stdout: 'again\n', stderr: '' });
  });

  test('says in a sentence what to do where packages cannot be installed', () => {
    const run = cloneWith('echo npm error code ENOTFOUND >&2; exit 1');
    const { status, stdout, stderr } = run('told.ts');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('The package registry cannot be reached: check the internet connection');
    expect(stderr).not.toContain('    at ');
  });
});
