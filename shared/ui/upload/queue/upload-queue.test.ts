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

function queueWith(...ids: string[]): UploadQueue {
  const queue = new UploadQueue('anne', 'property:new');
  queue.add(ids.map((id) => ({ id, name: `${id}.jpg`, blob: new Blob([id]), mark: null })));
  return queue;
}
const uploadIds = (queue: UploadQueue) => queue.uploads.get().map(({ id }) => id);
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

/* A reload before the local removal would restore the files. */
describe('files disappear from the screen after their local copy is removed', () => {
  test('for all pending files', async () => {
    const removal = deferred();
    jest.mocked(waitingFiles.forget).mockReturnValue(removal.promise);
    const queue = queueWith('a', 'b');
    const discarded = queue.discard();
    await turn();
    expect(uploadIds(queue)).toEqual(['a', 'b']);
    removal.resolve();
    await discarded;
    expect(uploadIds(queue)).toEqual([]);
  });

  test('for one file', async () => {
    const removal = deferred();
    jest.mocked(waitingFiles.drop).mockReturnValue(removal.promise);
    const queue = queueWith('a', 'b');
    queue.cancel('a');
    await turn();
    expect(uploadIds(queue)).toEqual(['a', 'b']);
    removal.resolve();
    await turn();
    expect(uploadIds(queue)).toEqual(['b']);
  });

  test('also when storage is unavailable', async () => {
    jest.mocked(waitingFiles.forget).mockRejectedValue(new Error('no storage'));
    const queue = queueWith('a');
    await queue.discard();
    expect(uploadIds(queue)).toEqual([]);
  });
});
