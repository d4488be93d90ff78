/**
 * Whether a piece of work needed more than what JavaScript does at once: it was done elsewhere, or in parts. A tick comes
 * when nothing is left to do at once, and before any answer of a thread, however fast that is.
 */
export async function turnsDuring(work: Promise<unknown>): Promise<boolean> {
  let turned = false;
  process.nextTick(() => (turned = true));
  await work;
  return turned;
}
