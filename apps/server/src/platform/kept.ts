/** A value that is read once, until it is dropped or the read fails. */
export class Kept<T> {
  readonly #read: () => Promise<T>;
  #value: Promise<T> | undefined;

  constructor(read: () => Promise<T>) {
    this.#read = read;
  }

  get(): Promise<T> {
    if (this.#value) return this.#value;
    const value = this.#read();
    this.#value = value;
    value.catch(() => {
      if (this.#value === value) this.forget();
    });
    return value;
  }

  forget(): void {
    this.#value = undefined;
  }
}
