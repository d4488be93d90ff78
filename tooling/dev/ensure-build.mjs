/** Builds where `stamp` says that what is built is stale, and tells of it: "the server". Gives an exit code. */
export async function ensureBuild(what, stamp, build) {
  if (!stamp.isStale()) return 0;
  return stamp.around(async () => {
    process.stdout.write(`Building the ${what} (only needed after a change) ... `);
    const started = performance.now();
    const code = await build();
    if (code === 0) console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    else console.error(`\nThe ${what} could not be built: solve what the build reports above and try again.`);
    return code;
  });
}
