/** Work on one thing at a time: what comes while other work on it is under way waits for that. */
export class Turns {
  readonly #latest = new Map<string, Promise<unknown>>();

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#latest.get(key);
    const turn = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    this.#latest.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#latest.get(key) === turn) this.#latest.delete(key);
    }
  }
}
