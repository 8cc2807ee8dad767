import { depositLimit, tenantFeeCap } from './rental-caps';

describe('the maximum fees of a tenant', () => {
  it.each([
    ['VERY_TENSE', '2025-12-31', 480, 120, 600],
    ['VERY_TENSE', '2026-01-01', 484, 121.2, 605.2],
    ['TENSE', '2025-12-31', 400, 120, 520],
    ['TENSE', '2026-01-01', 403.6, 121.2, 524.8],
    ['ELSEWHERE', '2025-12-31', 320, 120, 440],
    ['ELSEWHERE', '2026-01-01', 322.8, 121.2, 444],
  ] as const)('for 40 m² in zone %s on %s is %d and %d for the inventory', (zone, day, letting, inventory, total) => {
    expect(tenantFeeCap(zone, 40, day)).toEqual({ inventory, letting, total });
  });

  it('is never rounded up', () => {
    expect(tenantFeeCap('TENSE', 33.33, '2026-01-01')).toEqual({ inventory: 100.98, letting: 336.29, total: 437.27 });
  });

  it('is unknown before the law', () => {
    expect(tenantFeeCap('TENSE', 40, '2014-09-14')).toBeNull();
  });
});

describe('the deposit', () => {
  it('is a month of rent without charges, two when furnished', () => {
    expect(depositLimit(650.5, false)).toBe(650.5);
    expect(depositLimit(650.5, true)).toBe(1301);
    expect(depositLimit(650.5, true, 'SHARED')).toBe(1301);
  });

  it('is none under a bail mobilité (loi 89-462, art. 25-17)', () => {
    expect(depositLimit(650.5, true, 'MOBILITY')).toBe(0);
  });
});
