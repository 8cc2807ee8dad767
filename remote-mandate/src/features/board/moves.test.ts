import { moveTo, movesFrom } from './moves';

describe('moves of a mandate between columns', () => {
  it('follow what may become of it: signed, prolonged, sold, closed', () => {
    expect(movesFrom('PENDING')).toEqual([
      { to: 'RUNNING', action: 'SIGN' },
      { to: 'CLOSED', action: 'DECIDE' },
    ]);
    expect(movesFrom('RUNNING')).toEqual([
      { to: 'SOLD', action: 'DECIDE' },
      { to: 'CLOSED', action: 'DECIDE' },
    ]);
    expect(movesFrom('EXPIRED')).toEqual([{ to: 'RUNNING', action: 'EXTEND' }]);
    expect([...movesFrom('SOLD'), ...movesFrom('CLOSED')]).toEqual([]);
  });

  it('lead to no column that is not among them', () => {
    expect(moveTo('RUNNING', 'SOLD')).toEqual({ to: 'SOLD', action: 'DECIDE' });
    expect(moveTo('RUNNING', 'EXPIRED')).toBeUndefined();
    expect(moveTo('RUNNING', 'RUNNING')).toBeUndefined();
  });
});
