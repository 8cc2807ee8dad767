import { act, renderHook } from '@testing-library/react';
import { BULK_SIZE } from '@pignon/shared/domain/common/bulk.limits';
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
