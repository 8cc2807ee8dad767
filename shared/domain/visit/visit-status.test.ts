import type { VisitStatus } from './visit.enums';
import { refuseVisitStatus, takesTime, tookPlace } from './visit-status';

const STATUSES: readonly VisitStatus[] = ['PLANNED', 'CONFIRMED', 'DONE', 'CANCELLED', 'NO_SHOW'];

describe('refuseVisitStatus', () => {
  test.each<[VisitStatus, VisitStatus[]]>([
    ['PLANNED', ['PLANNED', 'CONFIRMED', 'DONE', 'CANCELLED', 'NO_SHOW']],
    ['CONFIRMED', ['PLANNED', 'CONFIRMED', 'DONE', 'CANCELLED', 'NO_SHOW']],
    ['DONE', ['DONE']],
    ['CANCELLED', ['PLANNED', 'CONFIRMED', 'CANCELLED']],
    ['NO_SHOW', ['PLANNED', 'DONE', 'NO_SHOW']],
  ])('lets %s become %j and nothing else', (from, possible) => {
    expect(STATUSES.filter((to) => refuseVisitStatus(from, to) === null)).toEqual(possible);
  });

  test('names the allowed statuses of a missed visit', () => {
    expect(refuseVisitStatus('NO_SHOW', 'CANCELLED')).toEqual({
      message: 'Cette visite est manquée\u00a0: elle peut seulement être prévue ou effectuée.',
      allowed: ['PLANNED', 'DONE'],
    });
  });
});

describe('a visit', () => {
  test('took place only when it is done', () => {
    expect(STATUSES.filter((status) => tookPlace([{ status }]))).toEqual(['DONE']);
    expect(tookPlace([{ status: 'PLANNED' }, { status: 'DONE' }])).toBe(true);
    expect(tookPlace([])).toBe(false);
  });

  test('occupies its time unless it was cancelled', () => {
    expect(STATUSES.filter((status) => !takesTime({ status }))).toEqual(['CANCELLED']);
  });
});
