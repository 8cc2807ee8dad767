// Loaded into a server under test: on SIGUSR2 it collects garbage and reports the memory still in use.
process.on('SIGUSR2', () => {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`alive ${heapUsed + external} bytes\n`);
});
