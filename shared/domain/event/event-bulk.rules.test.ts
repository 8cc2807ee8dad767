import { patchOfBulk, undoOfBulk } from './event-bulk.rules';

const event = {
  type: 'CALL' as const,
  done: true,
  user: 'nora@pignon.test',
  start: '2026-11-21T10:00:00.000Z',
  end: null,
  due: null,
};

describe('a bulk change of events', () => {
  it('reopens done events, and is undone', () => {
    expect(patchOfBulk(event, { done: false })).toEqual({ done: false });
    expect(undoOfBulk(event, { done: false })).toEqual({ done: true });
  });

  it('does not change a note, which is never open', () => {
    expect(undoOfBulk({ ...event, type: 'NOTE' }, { done: false })).toBeUndefined();
    expect(patchOfBulk({ ...event, type: 'NOTE', done: false }, { done: true })).toEqual({ done: true });
  });
});
