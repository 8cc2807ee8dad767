import { patchOfBulk, undoOfBulk } from './event-bulk.rules';

const event = {
  type: 'CALL' as const,
  done: true,
  user: 'nora@pignon.test',
  start: '2026-11-21T10:00:00.000Z',
  end: null,
  due: null,
};

describe('a change of many events', () => {
  it('has what was done wait again, and takes that back', () => {
    expect(patchOfBulk(event, { done: false })).toEqual({ done: false });
    expect(undoOfBulk(event, { done: false })).toEqual({ done: true });
  });

  it('leaves a note as it is: none waits', () => {
    expect(undoOfBulk({ ...event, type: 'NOTE' }, { done: false })).toBeUndefined();
    expect(patchOfBulk({ ...event, type: 'NOTE', done: false }, { done: true })).toEqual({ done: true });
  });
});
