import type { Visit } from '../visit/visit.schema';
import { aMandate, aPrincipal } from './test/mandates';
import { anAgency, aProperty, aRental, aVisit } from './test/papers';
import { mandateOn, voucherPaper, type VisitedProperty } from './voucher-paper';

const shown = (over: Partial<Visit> = {}, rest: Partial<VisitedProperty> = {}): VisitedProperty => ({
  visit: aVisit(over),
  property: aProperty(),
  mandate: aMandate(),
  ...rest,
});
const paper = (...tour: VisitedProperty[]) =>
  voucherPaper({ tour, visitors: [aPrincipal()], negotiators: ['Claire Etcheverry'], agency: anAgency() });

describe('a voucher', () => {
  it('names visitor, property with its address, hour in Paris, mandate and price', () => {
    expect(paper(shown())).toMatchObject({
      day: 'vendredi\u00a020\u00a0novembre\u00a02026',
      visitors: [{ name: 'Madame Maïalen HARISPE' }],
      stops: [
        {
          when: '10\u00a0h – 10\u00a0h\u00a045',
          address: '12 rue des Fougères 64100 Bayonne',
          price: '261\u202f250\u00a0€',
          mandate: '128',
        },
      ],
      signatures: [
        { role: 'Le visiteur', name: 'Madame Maïalen HARISPE' },
        { role: 'Pour l’agence', name: 'Claire Etcheverry' },
      ],
    });
  });

  it('proves the visits and binds nobody: no indemnity', () => {
    const { statement } = paper(shown(), shown({ id: 2 }));
    expect(statement).toContain('avoir visité les biens désignés ci-dessus');
    expect(statement).toContain('il n’engage ni à acheter, ni à louer, ni à payer quoi que ce soit');
    expect(statement).not.toMatch(/indemni|pénal|dommages/i);
  });

  it('leaves out visits that were cancelled, and dates each one of a tour of several days', () => {
    const tour = [
      shown(),
      shown({ id: 2, status: 'CANCELLED' }),
      shown({ id: 3, start: '2026-11-21T09:00:00.000Z', end: '2026-11-21T09:30:00.000Z' }, { property: aRental() }),
    ];
    const { stops } = paper(...tour);
    expect(stops.map(({ when }) => when)).toEqual([
      '20/11/2026 10\u00a0h – 10\u00a0h\u00a045',
      '21/11/2026 10\u00a0h – 10\u00a0h\u00a030',
    ]);
    expect(stops[1]?.price).toBe('785\u00a0€ par mois, charges comprises');
  });

  it('leaves the mandate to be filled in where none is signed', () => {
    expect(paper(shown({}, { mandate: null })).stops[0]?.mandate).toBe('');
  });
});

describe('the mandate of a visit', () => {
  const dated = (status: 'RUNNING' | 'EXPIRED' | 'PENDING', startDate: string, endDate: string | null) => ({
    status,
    startDate,
    endDate,
  });
  const old = dated('EXPIRED', '2026-01-01', '2026-04-01');
  const now = dated('RUNNING', '2026-06-01', null);

  it('is the one in force that day, otherwise the one that runs, never one to be signed', () => {
    expect(mandateOn([now, old], '2026-02-01')).toBe(old);
    expect(mandateOn([now, old], '2026-07-01')).toBe(now);
    expect(mandateOn([now, old], '2026-05-01')).toBe(now);
    expect(mandateOn([dated('PENDING', '2026-01-01', null)], '2026-02-01')).toBeNull();
  });
});
