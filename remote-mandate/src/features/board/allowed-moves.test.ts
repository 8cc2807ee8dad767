import { moveTo, movesFrom } from './allowed-moves';

describe('moves of a mandate between columns of the board', () => {
  it('follow the allowed status changes: signed, extended, sold, closed', () => {
    expect(movesFrom('PENDING')).toEqual([
      { to: 'RUNNING', by: 'SIGN' },
      { to: 'CLOSED', by: 'DECIDE' },
    ]);
    expect(movesFrom('RUNNING')).toEqual([
      { to: 'SOLD', by: 'DECIDE' },
      { to: 'CLOSED', by: 'DECIDE' },
    ]);
    expect(movesFrom('EXPIRED')).toEqual([{ to: 'RUNNING', by: 'EXTEND' }]);
    expect([...movesFrom('SOLD'), ...movesFrom('CLOSED')]).toEqual([]);
  });

  it('lead only to columns of the board', () => {
    expect(moveTo('RUNNING', 'SOLD')).toEqual({ to: 'SOLD', by: 'DECIDE' });
    expect(moveTo('RUNNING', 'EXPIRED')).toBeUndefined();
    expect(moveTo('RUNNING', 'RUNNING')).toBeUndefined();
  });
});
