/** A toast and the part of the page that keeps its words come within a moment. */
const momentMs = 3_000;

let last: { message: string; at: number } | undefined;

/** A toast reads these words aloud. */
export function noteSaid(message: string): void {
  last = { message, at: Date.now() };
}

/** Whether a toast has just read these words aloud: what shows them as well is no second voice. */
export function wasSaid(message: string): boolean {
  return last?.message === message && Date.now() - last.at < momentMs;
}
