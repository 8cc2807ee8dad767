import { waitingFiles } from '@pignon/shared/api';
import { UploadQueue } from './upload-queue';

jest.mock('@pignon/shared/api', () => ({
  waitingFiles: {
    list: () => Promise.resolve([]),
    keep: () => Promise.resolve(true),
    drop: jest.fn(),
    forget: jest.fn(),
  },
}));

function createQueue(...ids: string[]): UploadQueue {
  const queue = new UploadQueue('anne', 'property:new');
  queue.add(ids.map((id) => ({ id, name: `${id}.jpg`, blob: new Blob([id]), mark: null })));
  return queue;
}
const uploadIds = (queue: UploadQueue) => queue.uploads.get().map(({ id }) => id);
function createDeferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/* A reload before the local removal would restore the files. */
describe('files disappear from the screen after their local copy is removed', () => {
  test('for all pending files', async () => {
    const deferredRemoval = createDeferred();
    jest.mocked(waitingFiles.forget).mockReturnValue(deferredRemoval.promise);
    const queue = createQueue('a', 'b');
    const pendingDiscard = queue.discard();
    await nextTask();
    expect(uploadIds(queue)).toEqual(['a', 'b']);
    deferredRemoval.resolve();
    await pendingDiscard;
    expect(uploadIds(queue)).toEqual([]);
  });

  test('for one file', async () => {
    const deferredRemoval = createDeferred();
    jest.mocked(waitingFiles.drop).mockReturnValue(deferredRemoval.promise);
    const queue = createQueue('a', 'b');
    queue.cancel('a');
    await nextTask();
    expect(uploadIds(queue)).toEqual(['a', 'b']);
    deferredRemoval.resolve();
    await nextTask();
    expect(uploadIds(queue)).toEqual(['b']);
  });

  test('also when storage is unavailable', async () => {
    jest.mocked(waitingFiles.forget).mockRejectedValue(new Error('no storage'));
    const queue = createQueue('a');
    await queue.discard();
    expect(uploadIds(queue)).toEqual([]);
  });
});
