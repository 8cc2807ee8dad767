import {
  afterUpload,
  CONCURRENCY,
  inChosenOrder,
  isFinished,
  nextUploads,
  type UploadEvent,
  type Uploads,
} from './upload-state';

const file = (id: string) => ({ id, name: `${id}.jpg`, blob: new Blob([id]), mark: 'PUBLIC' as const });
const reduceEvents = (events: readonly UploadEvent[], initialState: Uploads = []) =>
  events.reduce(afterUpload, initialState);
const addedEvent: UploadEvent = { kind: 'added', files: ['a', 'b', 'c', 'd', 'e'].map(file) };
const states = (uploads: Uploads) => uploads.map(({ id, state }) => `${id} ${state}`);

describe('uploads', () => {
  it(`start in order, ${CONCURRENCY} at a time, the next one when one finishes or fails`, () => {
    const first = reduceEvents([addedEvent]);
    expect(nextUploads(first).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const startedState = reduceEvents(
      ['a', 'b', 'c'].map((id): UploadEvent => ({ kind: 'started', id })),
      first,
    );
    expect(nextUploads(startedState)).toEqual([]);
    const stateAfterDone = reduceEvents([{ kind: 'done', id: 'b', key: 'kb' }], startedState);
    expect(nextUploads(stateAfterDone).map(({ id }) => id)).toEqual(['d']);
    const two = reduceEvents([{ kind: 'failed', id: 'a', problem: 'Non' }], stateAfterDone);
    expect(nextUploads(two).map(({ id }) => id)).toEqual(['d', 'e']);
  });

  it('keep the reason of a failure, and can be retried', () => {
    const failedState = reduceEvents([
      addedEvent,
      { kind: 'started', id: 'a' },
      { kind: 'failed', id: 'a', problem: 'Pas de réseau' },
    ]);
    expect(failedState[0]).toMatchObject({ state: 'failed', problem: 'Pas de réseau' });
    const retriedState = reduceEvents([{ kind: 'retried', id: 'a' }], failedState);
    expect(retriedState[0]).toMatchObject({ state: 'waiting', progress: 0, problem: undefined });
  });

  it('ignore late events of removed or failed files', () => {
    const stateAfter = reduceEvents([
      addedEvent,
      { kind: 'started', id: 'a' },
      { kind: 'removed', id: 'a' },
      { kind: 'done', id: 'a', key: 'ka' },
    ]);
    expect(states(stateAfter)).toEqual(['b waiting', 'c waiting', 'd waiting', 'e waiting']);
    const failedState = reduceEvents([
      addedEvent,
      { kind: 'started', id: 'a' },
      { kind: 'failed', id: 'a', problem: 'Non' },
    ]);
    expect(reduceEvents([{ kind: 'progressed', id: 'a', progress: 0.5 }], failedState)[0]).toMatchObject({
      progress: 0,
    });
  });

  it('are listed once, however often they are read from storage', () => {
    expect(reduceEvents([addedEvent, addedEvent])).toHaveLength(5);
  });

  it('are finished when each is uploaded or has failed', () => {
    const two = reduceEvents([
      { kind: 'added', files: [file('a'), file('b')] },
      { kind: 'started', id: 'a' },
    ]);
    expect(isFinished(two)).toBe(false);
    const stateAfterDone = reduceEvents([{ kind: 'done', id: 'a', key: 'ka' }], two);
    expect(isFinished(stateAfterDone)).toBe(false);
    expect(isFinished(reduceEvents([{ kind: 'failed', id: 'b', problem: 'Non' }], stateAfterDone))).toBe(true);
    expect(isFinished([])).toBe(true);
  });

  it('can be reordered before they start', () => {
    expect(
      reduceEvents([addedEvent, { kind: 'ordered', ids: ['c', 'a', 'b', 'd', 'e'] }])
        .map(({ id }) => id)
        .join(''),
    ).toBe('cabde');
  });
});

describe('the order of uploaded files', () => {
  const sortArrived = (keys: readonly (string | undefined)[]) =>
    keys.map((key, index) => ({ ...file(String(index)), state: 'done' as const, progress: 1, key }));

  it('is the order of selection, after existing files', () => {
    expect(inChosenOrder(['old', 'k3', 'k1', 'k2'], sortArrived(['k1', 'k2', 'k3']))).toEqual([
      'old',
      'k1',
      'k2',
      'k3',
    ]);
  });

  it('keeps the positions of a colleague’s files, and ignores missing ones', () => {
    expect(inChosenOrder(['k2', 'theirs', 'k1'], sortArrived(['k1', undefined, 'k2', 'gone']))).toEqual([
      'k1',
      'theirs',
      'k2',
    ]);
  });

  it('counts a repeated picture once', () => {
    expect(inChosenOrder(['k2', 'k1'], sortArrived(['k1', 'k1', 'k2']))).toEqual(['k1', 'k2']);
  });
});
