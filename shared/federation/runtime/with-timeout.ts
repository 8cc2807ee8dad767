import { FILE_TIMEOUT_MS } from '../limits';

/** Rejects after a timeout: a promise that never settles would be awaited forever. */
export function withTimeout<T>(part: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => {
      const failure = new Error(`${what} was still awaited after ${FILE_TIMEOUT_MS / 1000} s`);
      reject(Object.assign(failure, { name: 'ChunkLoadError' }));
    };
    const timer = setTimeout(late, FILE_TIMEOUT_MS);
    part.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
