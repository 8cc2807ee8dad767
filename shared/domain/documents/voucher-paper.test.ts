import type { Visit } from '../visit/visit.schema';
import { aMandate, aPrincipal, TWO_PHONES } from './test/mandates';
import { anAgency, aVisit } from './test/document-fixtures';
import { aProperty, aRental } from '../property/test/a-property';
import { signedVoucher, voucherPaper, type VisitedProperty } from './voucher-paper';

const visitedProperty = (overrides: Partial<Visit> = {}, rest: Partial<VisitedProperty> = {}): VisitedProperty => ({
  visit: aVisit(overrides),
  property: aProperty(),
  mandate: aMandate(),
  ...rest,
});
const paper = (...tour: VisitedProperty[]) =>
  voucherPaper({ tour, visitors: [aPrincipal()], negotiators: ['Claire Etcheverry'], agency: anAgency() });

describe('a voucher', () => {
  it('names visitor, property with its address, time in Paris, mandate and price', () => {
    expect(paper(visitedProperty())).toMatchObject({
      day: 'vendredi\u00a020\u00a0novembre\u00a02026',
      visitors: [{ name: 'Madame Maïalen HARISPE' }],
      stops: [
        {
          when: '10\u00a0h – 10\u00a0h\u00a045',
          address: '12 rue des Fougères 64100 Bayonne',
          price: '261\u202f250\u00a0€',
          mandate: 'T-128',
        },
      ],
      signatures: [
        { role: 'Le visiteur', name: 'Madame Maïalen HARISPE', signed: null, image: null },
        { role: 'Pour l’agence', name: 'Claire Etcheverry', signed: null, image: null },
      ],
    });
  });

  it('prints the main telephone number', () => {
    const [{ lines } = { lines: [] }] = voucherPaper({
      tour: [visitedProperty()],
      visitors: [aPrincipal({ phone: TWO_PHONES })],
      negotiators: [],
      agency: anAgency(),
    }).visitors;
    expect(lines.join()).toContain('06\u00a012\u00a034\u00a056\u00a078');
  });

  it('proves the visits and creates no obligation: no indemnity', () => {
    const { statement } = paper(visitedProperty(), visitedProperty({ id: 2 }));
    expect(statement).toContain('Le visiteur reconnaît visiter les biens désignés ci-dessus');
    expect(statement).toContain('il n’engage ni à acheter, ni à louer, ni à payer quoi que ce soit');
    expect(statement).not.toMatch(/indemni|pénal|dommages/i);
  });

  it('dates each visit of a tour of several days', () => {
    const tour = [
      visitedProperty(),
      visitedProperty(
        { id: 3, start: '2026-11-21T09:00:00.000Z', end: '2026-11-21T09:30:00.000Z' },
        { property: aRental() },
      ),
    ];
    const { stops } = paper(...tour);
    expect(stops.map(({ when }) => when)).toEqual([
      '20/11/2026 10\u00a0h – 10\u00a0h\u00a045',
      '21/11/2026 10\u00a0h – 10\u00a0h\u00a030',
    ]);
    expect(stops[1]?.price).toBe('785\u00a0€ par mois, charges comprises');
  });

  it('has boxes for both spouses and for a company’s representative', () => {
    const couple = aPrincipal({
      title: 'MR_AND_MRS',
      secondPerson: { title: 'MR', firstName: 'Jean', lastName: 'Harispe', email: null },
    });
    const company = aPrincipal({
      title: 'COMPANY',
      company: 'SCI Éole',
      firstName: 'Jean',
      lastName: 'Ospital',
      capacity: 'gérant',
    });
    const { signatures, statement } = voucherPaper({
      tour: [visitedProperty()],
      visitors: [couple, company],
      negotiators: [],
      agency: anAgency(),
    });
    expect(signatures.map(({ name, capacity }) => [name, capacity])).toEqual([
      ['Maïalen HARISPE', null],
      ['Monsieur Jean HARISPE', null],
      ['SCI Éole', 'Représentée par Jean OSPITAL, en qualité de gérant'],
      ['', null],
    ]);
    expect(statement).toContain('Les visiteurs reconnaissent visiter le bien');
  });

  it('shows the time of signatures on screen to the minute, and empty boxes for the others', () => {
    const { signatures } = signedVoucher(paper(visitedProperty()), new Map([[0, { at: '2026-11-20T09:05:00.000Z' }]]));
    expect(signatures[0]).toMatchObject({
      signed: 'Signé sur écran le 20\u00a0novembre\u00a02026 à 10\u00a0h\u00a005',
      image: 'signature-0',
    });
    expect(signatures[1]).toMatchObject({ signed: null, image: null });
  });
});
