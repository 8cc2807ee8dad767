import { firstTourProblem, type TourVisit } from './tour.rules';
import { VISIT_STATUSES } from './visit.enums';
import { refuseVisitStatus } from './visit-status';
import { formatVisitPeriod, formatVisitStart } from './format-visit-time';

const NOW = '2026-11-21T12:00:00.000Z';
const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;
const visit = (overrides: Partial<TourVisit> = {}): TourVisit => ({
  propertyRef: 'V1',
  contactIds: [7, 8],
  start: at('09:00'),
  end: at('09:45'),
  status: 'PLANNED',
  feedback: null,
  ...overrides,
});
const feedback = {
  interest: 4,
  positives: [],
  negatives: [],
  priceOpinion: null,
  priceAmount: null,
  next: null,
  nextDay: null,
  reason: null,
  notes: '',
};
const past = { start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T10:00:00.000Z' };
const problem = (...visits: TourVisit[]) => firstTourProblem({ visits, now: NOW });

describe('a tour', () => {
  it.each<[string, TourVisit[], string, RegExp]>([
    ['with a visit that ends as it starts', [visit({ end: at('09:00') })], '0.end', /suivre/],
    ['with an endless visit', [visit({ end: at('21:01') })], '0.end', /12 heures/],
    ['with a visitor twice', [visit({ contactIds: [7, 7] })], '0.contactIds', /deux fois/],
    [
      'of two buyers',
      [visit(), visit({ start: at('10:00'), end: at('11:00'), contactIds: [7] })],
      '1.contactIds',
      /mêmes visiteurs/,
    ],
    ['done before it begins', [visit({ status: 'DONE' })], '0.status', /à venir/],
    ['missed before it begins', [visit({ status: 'NO_SHOW' })], '0.status', /à venir/],
    ['with a report of what did not take place', [visit({ ...past, feedback })], '0.feedback', /effectuée/],
    [
      'in two places at once',
      [visit({ propertyRef: 'V2' }), visit({ start: at('09:44'), end: at('10:30') })],
      '1.start',
      /chevauche celle du bien V2, le 23\/11\/2026 de 10:00 à 10:45/,
    ],
  ])('%s is refused', (_, visits, path, message) => {
    expect(problem(...visits)).toMatchObject({ path, message: expect.stringMatching(message) as string });
  });

  it.each<[string, TourVisit[]]>([
    ['one after the other', [visit(), visit({ start: at('09:45'), end: at('10:30'), contactIds: [8, 7] })]],
    ['over one that was called off', [visit({ status: 'CANCELLED' }), visit()]],
    ['done and told', [visit({ ...past, status: 'DONE', feedback })]],
    ['of exactly twelve hours', [visit({ end: at('21:00') })]],
  ])('%s is accepted', (_, visits) => {
    expect(problem(...visits)).toBeNull();
  });
});

describe('the status of a visit', () => {
  it('refuses others with the allowed ones', () => {
    expect(refuseVisitStatus('DONE', 'CANCELLED')).toEqual({
      message: 'Cette visite est effectuée\u00a0: elle le reste.',
      allowed: [],
    });
    expect(refuseVisitStatus('CANCELLED', 'DONE')?.message).toBe(
      'Cette visite est annulée\u00a0: elle peut seulement être prévue ou confirmée.',
    );
  });

  it('may always stay', () => {
    expect(VISIT_STATUSES.map((status) => refuseVisitStatus(status, status))).toEqual(VISIT_STATUSES.map(() => null));
    expect(refuseVisitStatus('PLANNED', 'DONE')).toBeNull();
  });
});

describe('the time of a visit in words', () => {
  it('is French time, in winter and in summer', () => {
    expect(formatVisitStart(at('09:00'))).toBe('23/11/2026 à 10:00');
    expect(formatVisitPeriod({ start: '2026-07-14T09:00:00Z', end: '2026-07-14T09:30:00Z' })).toBe(
      '14/07/2026 de 11:00 à 11:30',
    );
  });
});
