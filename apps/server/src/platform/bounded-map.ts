/** A map of at most so many bytes: what was used longest ago makes room first. */
export class BoundedMap<Value> {
  // A map keeps the order of insertion, so its first key is the one used longest ago.
  #values = new Map<string, Value>();
  #bytes = 0;
  #maxBytes: number;
  #sizeOf: (value: Value) => number;

  constructor(maxBytes: number, sizeOf: (value: Value) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#bytes += this.#sizeOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#bytes -= this.#sizeOf(value);
    this.#values.delete(key);
  }
}
