import type { Stack } from './stack';

/**
 * Resolves with the signal that ends the command. The handlers stay: Ctrl-C reaches the whole terminal group and the
 * parent process forwards it too; a second signal must not end the command before its services have stopped.
 */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name));
  });
}

/** Waits until the stack should stop; false, with a message, when a service ended by itself. */
export async function isStopRequested({ broken, logDir }: Stack): Promise<boolean> {
  const endReason = await Promise.race([stopSignal().then(() => undefined), broken]);
  if (endReason) console.error(`${endReason} ended unexpectedly; see ${logDir}.`);
  return !endReason;
}
