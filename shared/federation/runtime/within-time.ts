import { FILE_TIMEOUT_MS } from '../limits';

/** Rejects once it is clear that a part does not come: one that neither comes nor fails would be waited for without end. */
export function withinTime<T>(part: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => {
      const failure = new Error(`${what} was still awaited after ${FILE_TIMEOUT_MS / 1000} s`);
      reject(Object.assign(failure, { name: 'ChunkLoadError' }));
    };
    const timer = setTimeout(late, FILE_TIMEOUT_MS);
    part.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
