import { aProperty } from '../../property/test/a-property';
import type { ParsedMandate } from './takeover-line';
import { mandateFromLine } from './takeover-mandate';

const PARSED_MANDATE: ParsedMandate = {
  registerNumber: 512,
  registerDate: '2026-03-02',
  register: 'T',
  type: 'EXCLUSIVE',
  propertyRef: 'V1',
  startDate: null,
  endDate: null,
  durationMonths: 12,
  renewal: false,
  price: 285_000,
  feeType: 'SELLER',
  commissionRate: 4.5,
  commissionAmount: null,
  status: null,
  endedDate: null,
  endReason: '',
  negotiator: null,
};
const defaults = { register: 'T', type: 'NON_EXCLUSIVE', feeType: null, negotiator: null } as const;
const takeOver = (overrides: Partial<ParsedMandate> = {}) =>
  mandateFromLine({
    parsed: { ...PARSED_MANDATE, ...overrides },
    property: { ...aProperty(), transactionType: 'SALE' },
    counterParts: [12],
    defaults,
    cardKinds: ['T'],
    at: '2026-11-25T10:00:00.000Z',
    user: 'maud@pignon.test',
  });
const refusalOf = (overrides: Partial<ParsedMandate>) => {
  const mandate = takeOver(overrides);
  return 'problems' in mandate ? mandate.problems.map(({ path }) => path) : [];
};

describe('a mandate taken over', () => {
  it('starts at its entry, is irrevocable for three months at most, and keeps number and day', () => {
    expect(takeOver()).toMatchObject({
      fields: { startDate: '2026-03-02', endDate: '2027-03-02', irrevocableUntil: '2026-06-02' },
      life: {
        status: 'RUNNING',
        registerNumber: 512,
        registerDate: '2026-03-02T11:00:00.000Z',
        signatures: [{ contactId: 12, image: null }],
        takenOver: { by: 'maud@pignon.test' },
      },
    });
  });

  it('is expired once its term is past, and continues when it is renewed', () => {
    const past = { registerDate: '2025-10-01', durationMonths: 6 };
    expect(takeOver(past)).toMatchObject({ life: { status: 'EXPIRED' }, fields: { endDate: '2026-04-01' } });
    expect(takeOver({ ...past, renewal: true })).toMatchObject({
      life: {
        status: 'RUNNING',
        statusHistory: [{ until: '2026-04-01' }, { until: '2026-10-01' }, { until: '2027-04-01' }],
      },
      fields: { endDate: '2027-04-01' },
    });
  });

  it('ends as its file states, with a reason for the register', () => {
    const endedMandate = takeOver({
      status: { status: 'CLOSED', kind: 'CANCELLATION' },
      endedDate: '2026-04-10',
      endReason: 'Erreur',
    });
    expect(endedMandate).toMatchObject({
      life: { status: 'CLOSED', termination: { kind: 'CANCELLATION', effectiveDate: '2026-04-10', reason: 'Erreur' } },
    });
    expect(takeOver({ endedDate: '2026-04-10' })).toMatchObject({
      life: { status: 'CLOSED', termination: { kind: 'OTHER' } },
    });
    expect(takeOver({ status: { status: 'SOLD', kind: null } })).toMatchObject({
      life: { status: 'SOLD', termination: null },
    });
  });

  it.each<[Partial<ParsedMandate>, string]>([
    [{ register: 'G' }, 'register'],
    [{ durationMonths: null }, 'endDate'],
    [{ durationMonths: 60 }, 'endDate'],
    [{ price: 0 }, 'price'],
    [{ commissionRate: null, commissionAmount: 300_000 }, 'commissionAmount'],
    [{ registerDate: '2024-03-02', status: { status: 'RUNNING', kind: null } }, 'status'],
  ])('is refused for %j', (overrides, path) => {
    expect(refusalOf(overrides)).toEqual([path]);
  });
});
