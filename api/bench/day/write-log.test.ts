import { WriteLog } from './write-log';

function seededLedger(): WriteLog {
  const ledger = new WriteLog();
  expect(ledger.acknowledge(7, 3, 4, 'one')).toBeUndefined();
  expect(ledger.acknowledge(7, 4, 5, 'two')).toBeUndefined();
  return ledger;
}

test('holds where each write is a version of its own and the last one stands', () => {
  expect(seededLedger().faultOf(7, 5, 'two')).toBeUndefined();
});

test('finds a write that another covered, a version that is missing, and one that was given twice', () => {
  expect(seededLedger().faultOf(7, 5, 'one')).toBe('record 7: one stands where two was written');
  expect(seededLedger().faultOf(7, 4, 'one')).toBe('record 7: version 4 after 2 writes, not 5');
  expect(seededLedger().acknowledge(7, 4, 5, 'three')).toBe('record 7: version 5 was given to two writes');
  expect(seededLedger().acknowledge(7, 5, 7, 'three')).toBe('record 7: version 7 was made of 5');
});
