import { LRUCache } from 'lru-cache';

/** Who waits: guests go after everybody else, or by turns with them, and share among them by address. */
export interface Waiting {
  isGuest: boolean;
  address: string;
}

export interface LineLimits {
  /** How many are served at once: altogether, guests, and everybody else. */
  places: number;
  guestPlaces: number;
  otherPlaces: number;
  /** How many may wait: all guests, those of one address, and everybody else. */
  guests: number;
  guestsEach: number;
  others: number;
  /** How long a guest waits, and everybody else. */
  guestMs: number;
  otherMs: number;
}

/** Refused: as many wait as may, or the wait is over. */
export class LineError extends Error {}

interface Waiter {
  admit: () => void;
}

/** Lets so many in at once; the others wait, and no more than so many of them. */
export class WaitingLine {
  readonly #limits: LineLimits;
  readonly #guests = new SharedQueue();
  readonly #others = new SharedQueue();
  #guestsServed = 0;
  #othersServed = 0;
  /** Whether the last who was let in went before a guest who could have been. */
  #guestsWerePassed = false;

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** Resolves to what has to be called at the end. Throws a LineError at once where too many wait already. */
  async enter({ isGuest, address }: Waiting): Promise<() => void> {
    if (this.#hasPlace(isGuest) && !this.#isAnybodyBefore(isGuest)) {
      if (isGuest) this.#guests.noteServed(address);
      return this.#admit(isGuest);
    }
    const queue = isGuest ? this.#guests : this.#others;
    const { guests, guestsEach, others, guestMs, otherMs } = this.#limits;
    const isFull = isGuest
      ? queue.size >= guests || queue.sizeOf(address) >= guestsEach
      : queue.size >= others;
    if (isFull) throw new LineError('Too many wait.');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => {
          queue.remove(address, waiter);
          reject(new LineError('The wait took too long.'));
        },
        isGuest ? guestMs : otherMs,
      );
      const waiter: Waiter = {
        admit: () => {
          clearTimeout(timer);
          resolve(this.#admit(isGuest));
        },
      };
      queue.add(address, waiter);
    });
  }

  /** How many wait, guests and others. */
  get waiting(): number {
    return this.#guests.size + this.#others.size;
  }

  /** How many would be served before one who came now: by turns, a guest passes the crowd of another address. */
  countBefore({ isGuest, address }: Waiting): number {
    if (!isGuest) return 2 * this.#others.size;
    const guests = this.#guests.countBefore(address);
    return guests + Math.min(guests + 1, this.#others.size);
  }

  #hasPlace(isGuest: boolean): boolean {
    const { places, guestPlaces, otherPlaces } = this.#limits;
    if (this.#guestsServed + this.#othersServed >= places) return false;
    return isGuest ? this.#guestsServed < guestPlaces : this.#othersServed < otherPlaces;
  }

  #isAnybodyBefore(isGuest: boolean): boolean {
    return isGuest ? this.#guests.size > 0 || this.#othersWaitForPlaces() : this.#others.size > 0;
  }

  /** False where they only wait for their own share, of which guests take nothing. */
  #othersWaitForPlaces(): boolean {
    return this.#others.size > 0 && this.#othersServed < this.#limits.otherPlaces;
  }

  #admit(isGuest: boolean): () => void {
    if (isGuest) this.#guestsServed++;
    else this.#othersServed++;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      if (isGuest) this.#guestsServed--;
      else this.#othersServed--;
      this.#admitNext();
    };
  }

  /** Guests take every other turn: where there is one place, work that never ends would keep them out. */
  #admitNext(): void {
    const guestsCouldGo = this.#guests.size > 0 && this.#hasPlace(true);
    const isGuestsTurn = guestsCouldGo && this.#guestsWerePassed;
    const next = this.#hasPlace(false) && !isGuestsTurn ? this.#others.take() : undefined;
    this.#guestsWerePassed = next !== undefined && guestsCouldGo;
    if (next) next.admit();
    else if (guestsCouldGo) this.#guests.take()?.admit();
  }
}

/** Addresses of which it is known when they had their turn. */
const addressesKept = 1000;

/** Gives each address its turn, however many of one address wait: first those that had none, or the longest ago. */
class SharedQueue {
  readonly #byAddress = new Map<string, Waiter[]>();
  /** By address, when it had its last turn. */
  readonly #turns = new LRUCache<string, number>({ max: addressesKept });
  #lastTurn = 0;
  size = 0;

  noteServed(address: string): void {
    this.#turns.set(address, ++this.#lastTurn);
  }

  sizeOf(address: string): number {
    return this.#byAddress.get(address)?.length ?? 0;
  }

  /** How many have their turn before the next of an address. */
  countBefore(address: string): number {
    const own = this.sizeOf(address);
    const turn = this.#turnOf(address);
    let count = own;
    for (const [other, waiting] of this.#byAddress) {
      if (other === address) continue;
      count += Math.min(waiting.length, this.#turnOf(other) <= turn ? own + 1 : own);
    }
    return count;
  }

  add(address: string, waiter: Waiter): void {
    const waiting = this.#byAddress.get(address);
    if (waiting) waiting.push(waiter);
    else this.#byAddress.set(address, [waiter]);
    this.size++;
  }

  take(): Waiter | undefined {
    let next: string | undefined;
    for (const address of this.#byAddress.keys())
      if (next === undefined || this.#turnOf(address) < this.#turnOf(next)) next = address;
    if (next === undefined) return undefined;
    const waiting = this.#byAddress.get(next);
    const waiter = waiting?.shift();
    if (waiting?.length === 0) this.#byAddress.delete(next);
    this.noteServed(next);
    this.size--;
    return waiter;
  }

  #turnOf(address: string): number {
    return this.#turns.peek(address) ?? 0;
  }

  remove(address: string, waiter: Waiter): void {
    const waiting = this.#byAddress.get(address);
    const at = waiting?.indexOf(waiter) ?? -1;
    if (!waiting || at < 0) return;
    waiting.splice(at, 1);
    if (waiting.length === 0) this.#byAddress.delete(address);
    this.size--;
  }
}
