/** Ends the process at the latest so many milliseconds from now, and says what has not come to its end. */
export function endWithin(milliseconds: number, underWay: () => string): void {
  const cut = () => {
    process.stderr.write(`The process ends without waiting any longer for this: ${underWay()}.\n`);
    process.exit(1);
  };
  setTimeout(cut, milliseconds).unref();
}
