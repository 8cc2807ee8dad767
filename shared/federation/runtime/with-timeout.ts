import { FILE_TIMEOUT_MS } from '../limits';

/** Rejects after a timeout: a promise that never settles would be awaited forever. */
export function withTimeout<T>(promise: Promise<T>, partName: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const rejectLate = (): void => {
      const failure = new Error(`${partName} was still awaited after ${FILE_TIMEOUT_MS / 1000} s`);
      reject(Object.assign(failure, { name: 'ChunkLoadError' }));
    };
    const timer = setTimeout(rejectLate, FILE_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
