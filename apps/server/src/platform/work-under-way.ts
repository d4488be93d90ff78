/** Of what has ended since it was last listed, and of what is listed, the newest. */
const maxListed = 20;

interface Work {
  what: string;
  began: number;
}

/** Of the process: they say what its one thread is busy with. */
const underWay = new Set<Work>();
/** The same, once done. */
let ended: Work[] = [];

/** Notes that something is being done until the returned function is called. `what` names no person and no text. */
export function beginWork(what: string): () => void {
  const work = { what, began: performance.now() };
  underWay.add(work);
  return () => {
    if (underWay.delete(work) && ended.push(work) > maxListed) ended.shift();
  };
}

/** What has been under way since the last call, the newest first, with its count where there was more than one of it. */
export function takeWorkUnderWay(): string[] {
  const counts = new Map<string, number>();
  const all = [...underWay, ...ended].toSorted((a, b) => b.began - a.began);
  for (const { what } of all) counts.set(what, (counts.get(what) ?? 0) + 1);
  ended = [];
  return [...counts].slice(0, maxListed).map(([what, count]) => (count > 1 ? `${count} × ${what}` : what));
}
