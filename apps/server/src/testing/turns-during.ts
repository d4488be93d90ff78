/** Whether the event loop turned while a piece of work was under way: it was done elsewhere, or in parts. */
export async function turnsDuring(work: Promise<unknown>): Promise<boolean> {
  let turned = false;
  setImmediate(() => (turned = true));
  await work;
  return turned;
}
