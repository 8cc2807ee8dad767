import type { Stack } from './stack';

/**
 * Resolves with the signal that ends the command. It is heard again and again: Ctrl-C reaches a whole terminal group, and
 * whoever started this one passes it on too; a second one must not end it before its parts have stopped.
 */
export function stopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name));
  });
}

/** Waits until the stack is to stop; false, and a sentence, when a part of it ended by itself. */
export async function endIsWanted({ broken, logDir }: Stack): Promise<boolean> {
  const ended = await Promise.race([stopped().then(() => undefined), broken]);
  if (ended) console.error(`${ended} ended unexpectedly; see ${logDir}.`);
  return !ended;
}
