import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { FromServer, ModuleRequest, ToServer } from './dev-messages.ts';
import { serverEnvironment, serverFlags } from './server-process.mjs';

type Answer = (request: ModuleRequest) => Promise<{ result: unknown } | { error: unknown }>;

/** The product's server in a process of its own, which is replaced when its source has changed. */
export class DevProcess {
  readonly #entry: URL;
  readonly #settings: Record<string, string>;
  readonly #answer: Answer;
  #child: ChildProcess | undefined;
  /** One replacement after the other; a change in the midst of one asks for another. */
  #replacing: Promise<void> = Promise.resolve();
  #isReplacementWaiting = false;
  #isUp = Promise.resolve(false);

  constructor(entry: URL, settings: Record<string, string>, answer: Answer) {
    this.#entry = entry;
    this.#settings = settings;
    this.#answer = answer;
  }

  /** False when it did not start: it has said why, and waits for the next change. */
  get isUp(): Promise<boolean> {
    return this.#replacing.then(() => this.#isUp);
  }

  /** Starts the process, in place of the one that runs. */
  replace(): void {
    if (this.#isReplacementWaiting) return;
    this.#isReplacementWaiting = true;
    this.#replacing = this.#replacing.then(async () => {
      this.#isReplacementWaiting = false;
      await this.stop();
      this.#isUp = this.#start();
    });
  }

  tell(message: ToServer): void {
    if (this.#child?.connected) this.#child.send(message);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  #start(): Promise<boolean> {
    const child = fork(this.#entry, {
      // Vite takes React Router's development build; the server must have the same one.
      execArgv: [...serverFlags, '--conditions=development'],
      env: { ...serverEnvironment, ...process.env, ...this.#settings },
    });
    this.#child = child;
    return new Promise((resolve) => {
      child.once('exit', () => resolve(false));
      child.on('message', (message: FromServer) => {
        if (message.kind === 'ready') return resolve(true);
        void this.#answer(message).then((answer) => {
          if (child.connected) child.send({ kind: 'module', id: message.id, answer } satisfies ToServer);
        });
      });
    });
  }
}
