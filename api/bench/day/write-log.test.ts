import { WriteLog } from './write-log';

function seededLedger(): WriteLog {
  const ledger = new WriteLog();
  expect(ledger.acknowledge(7, 3, 4, 'one')).toBeUndefined();
  expect(ledger.acknowledge(7, 4, 5, 'two')).toBeUndefined();
  return ledger;
}

test('accepts a record whose writes each have a version and whose last write is stored', () => {
  expect(seededLedger().faultOf(7, 5, 'two')).toBeUndefined();
});

test('reports an overwritten write, a missing version and a version given twice', () => {
  expect(seededLedger().faultOf(7, 5, 'one')).toBe('record 7: one stands where two was written');
  expect(seededLedger().faultOf(7, 4, 'one')).toBe('record 7: version 4 after 2 writes, not 5');
  expect(seededLedger().acknowledge(7, 4, 5, 'three')).toBe('record 7: version 5 was given to two writes');
  expect(seededLedger().acknowledge(7, 5, 7, 'three')).toBe('record 7: version 7 was made of 5');
});
