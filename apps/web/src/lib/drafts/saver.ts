import { isApiError, messageOf } from '../api-answer.ts';

const pauseMs = 700;
const retryMs = 5000;

interface Running {
  type: 'idle' | 'waiting' | 'saving' | 'saved';
}
interface Failed {
  type: 'failed';
  message: string;
}

interface Shown<Fields, Stopped> {
  fields: Fields;
  save: Running | Failed | Stopped;
}

/** Saves fields while they are typed, one save at a time, each over the version that is known last. */
export abstract class Saver<Fields, Version, Stopped extends { type: string }> {
  isDirty = false;
  shown: Shown<Fields, Stopped>;
  protected isStopped = false;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #saveListeners = new Set<(version: Version) => void>();

  constructor(fields: Fields) {
    this.shown = { fields, save: { type: 'idle' } };
  }

  /** Returns the new version. */
  protected abstract write(fields: Fields): Promise<Version>;
  /** Stops where another save would be refused as well; false where it may be tried again. */
  protected abstract refuse(code: string, failure: unknown): boolean | Promise<boolean>;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onSaved(listener: (version: Version) => void): () => void {
    this.#saveListeners.add(listener);
    return () => this.#saveListeners.delete(listener);
  }

  protected put(fields: Fields): void {
    this.isDirty = true;
    this.show({ fields });
    if (this.isStopped) return;
    if (this.shown.save.type !== 'failed') this.show({ save: { type: 'waiting' } });
    this.#schedule(pauseMs);
  }

  protected needsSave(): boolean {
    return this.isDirty;
  }

  /** Saves what is pending after a save that is under way; false when it could not be saved. */
  protected async saveRest(): Promise<boolean> {
    this.pause();
    await this.#running;
    if (this.needsSave() && !this.isStopped) {
      this.#running = this.#save().finally(() => (this.#running = null));
      await this.#running;
    }
    return !this.isDirty && !this.isStopped;
  }

  pause(): void {
    clearTimeout(this.#timer);
  }

  protected halt(save: Stopped): void {
    this.isStopped = true;
    this.show({ save });
  }

  /** Takes the fields of another window or person in place of the own. */
  protected replace(fields: Fields): void {
    this.isDirty = false;
    this.show({ fields, save: { type: 'saved' } });
  }

  protected async fail(failure: unknown): Promise<void> {
    const code = isApiError(failure) ? failure.code : '';
    if (await this.refuse(code, failure)) return;
    this.show({ save: { type: 'failed', message: messageOf(failure) } });
    // Only failures of the connection or the server are worth another try.
    if (code === '' || code === 'unavailable' || code === 'internal') this.#schedule(retryMs);
  }

  async #save(): Promise<void> {
    this.isDirty = false;
    this.show({ save: { type: 'saving' } });
    let version: Version;
    try {
      version = await this.write(this.shown.fields);
    } catch (failure) {
      this.isDirty = true;
      return this.fail(failure);
    }
    this.#saveListeners.forEach((listener) => listener(version));
    this.show({ save: { type: this.isDirty ? 'waiting' : 'saved' } });
  }

  #schedule(milliseconds: number): void {
    this.pause();
    this.#timer = setTimeout(() => void this.saveRest(), milliseconds);
  }

  protected show(part: Partial<Shown<Fields, Stopped>>): void {
    this.shown = { ...this.shown, ...part };
    this.#listeners.forEach((listener) => listener());
  }
}
