import { act, renderHook, waitFor } from '@testing-library/react';
import { BULK_SIZE } from '@pignon/shared/domain/common/bulk.limits';
import { bus } from '@pignon/shared/bus';
import { hasUnsavedChanges } from '@pignon/shared/contract';
import { setupI18n } from '@pignon/shared/i18n';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import type { BulkChange, BulkResult } from './bulk-plan';
import { useBulk } from './use-bulk';

type Fields = { archived: boolean };
type Send = (changes: readonly BulkChange<Fields>[]) => Promise<readonly BulkResult<Fields>[]>;

/** Two and a half calls */
const CHANGES = Array.from({ length: 2.5 * BULK_SIZE }, (_, index) => ({ id: `${index}`, fields: { archived: true } }));
const changedResult = ({ id }: { id: string }): BulkResult<Fields> => ({
  id,
  outcome: 'CHANGED',
  message: null,
  version: 2,
  before: { archived: false },
});

beforeEach(() => {
  setupI18n('fr');
  stubGlobal('reportError', jest.fn());
});

function open(send: Send) {
  const { result } = renderHook(() => useBulk<Fields>({ area: 'contact', send }));
  return result;
}

it('resumes after a network failure without sending a record twice', async () => {
  const requestIds: string[] = [];
  let calls = 0;
  const bulk = open((changes) => {
    calls += 1;
    if (calls === 2) return Promise.reject(new Error('offline'));
    requestIds.push(...changes.map(({ id }) => id));
    return Promise.resolve(changes.map(changedResult));
  });
  await act(() => bulk.current.start('Archiver', CHANGES));
  expect(bulk.current.work).toMatchObject({ running: false, results: { length: BULK_SIZE } });
  expect(bulk.current.work?.error).toBeInstanceOf(Error);
  await act(() => bulk.current.resume());
  expect(requestIds).toEqual(CHANGES.map(({ id }) => id));
  expect(bulk.current.work).toBeNull();
});

it('counts as unsaved until every record has its result or it is closed', async () => {
  let fail: (error: Error) => void = () => undefined;
  const bulk = open(() => new Promise((_, reject) => (fail = reject)));
  act(() => void bulk.current.start('Archiver', CHANGES));
  expect(hasUnsavedChanges()).toBe(true);
  fail(new Error('offline'));
  await waitFor(() => expect(bulk.current.work).toMatchObject({ running: false, results: { length: 0 } }));
  expect(hasUnsavedChanges()).toBe(true);
  act(() => bulk.current.close());
  expect(hasUnsavedChanges()).toBe(false);
});

it('shows refused records until closed', async () => {
  const bulk = open((changes) =>
    Promise.resolve(
      changes.map((change) =>
        change.id === '7' ? { ...changedResult(change), outcome: 'REFUSED' } : changedResult(change),
      ),
    ),
  );
  await act(() => bulk.current.start('Archiver', CHANGES.slice(0, 10)));
  expect(bulk.current.work).toMatchObject({ running: false, error: null, results: { length: 10 } });
  act(() => bulk.current.close());
  expect(bulk.current.work).toBeNull();
});

it('counts and undoes all changed records after those of a colleague are changed as well', async () => {
  const notices: { message: string; id: string | undefined }[] = [];
  const stop = bus.on('notice.raised', ({ message, action }) =>
    notices.push({ message, id: action && 'id' in action ? action.id : undefined }),
  );
  const sent: (readonly BulkChange<Fields>[])[] = [];
  const bulk = open((changes) => {
    sent.push(changes);
    return Promise.resolve(
      changes.map((change) =>
        sent.length === 1 && change.id === '2'
          ? { ...changedResult(change), outcome: 'STALE', before: null }
          : changedResult(change),
      ),
    );
  });
  await act(() => bulk.current.start('Archiver', CHANGES.slice(0, 4)));
  await act(() => bulk.current.again());
  expect(sent[1]?.map(({ id }) => id)).toEqual(['2']);
  expect(bulk.current.work).toBeNull();
  expect(notices.map(({ message }) => message)).toEqual(['Archiver – 4 contacts modifiés']);
  act(() => bus.publish('notice.answered', { id: notices[0]?.id ?? '' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  stop();
  expect(sent[2]?.map(({ id }) => id)).toEqual(['0', '1', '3', '2']);
});

it.each(['resumed', 'closed'] as const)('offers no undo of an interrupted undo that is %s', async (end) => {
  const notices: { message: string; id: string | undefined }[] = [];
  const stop = bus.on('notice.raised', ({ message, action }) =>
    notices.push({ message, id: action && 'id' in action ? action.id : undefined }),
  );
  let isOffline = false;
  let undoCalls = 0;
  const bulk = open((changes) => {
    if (isOffline && ++undoCalls === 2) return Promise.reject(new Error('offline'));
    return Promise.resolve(changes.map(changedResult));
  });
  await act(() => bulk.current.start('Archiver', CHANGES));
  isOffline = true;
  act(() => bus.publish('notice.answered', { id: notices[0]?.id ?? '' }));
  await waitFor(() => expect(bulk.current.work).toMatchObject({ running: false, results: { length: BULK_SIZE } }));
  if (end === 'resumed') await act(() => bulk.current.resume());
  else act(() => bulk.current.close());
  stop();
  expect(bulk.current.work).toBeNull();
  expect(notices.map(({ id }) => id !== undefined)).toEqual([true, false]);
});
