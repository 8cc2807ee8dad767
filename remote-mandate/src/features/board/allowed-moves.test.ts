import { moveTo, movesFrom } from './allowed-moves';

describe('moves of a mandate between columns', () => {
  it('follow what may become of it: signed, prolonged, sold, closed', () => {
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

  it('lead to no column that is not among them', () => {
    expect(moveTo('RUNNING', 'SOLD')).toEqual({ to: 'SOLD', by: 'DECIDE' });
    expect(moveTo('RUNNING', 'EXPIRED')).toBeUndefined();
    expect(moveTo('RUNNING', 'RUNNING')).toBeUndefined();
  });
});
