// Loaded into a server under test: on SIGUSR2 it says what is still alive in memory after everything dead was collected.
process.on('SIGUSR2', () => {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`alive ${heapUsed + external} bytes\n`);
});
