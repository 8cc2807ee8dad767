import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';

const AT = '2026-11-21T09:30:00.000Z';

/** A list row of a mandate. */
export function aMandate(overrides: Partial<MandateSummary> = {}): MandateSummary {
  return {
    id: 3,
    propertyRef: 'V26-00042',
    propertyTitle: 'Maison de ville avec jardin',
    city: 'Bayonne',
    type: 'EXCLUSIVE',
    status: 'RUNNING',
    transactionType: 'SALE',
    register: 'T',
    registerNumber: 1204,
    startDate: '2026-09-01',
    endDate: '2026-12-01',
    price: 425_000,
    negotiators: ['jean@pignon.test'],
    counterParts: [{ contactId: 7, name: 'Harispe Maialen', signed: true }],
    signatures: { given: 1, wanted: 1, agent: true },
    registerDate: null,
    irrevocableUntil: null,
    withdrawalUntil: null,
    reminds: false,
    renews: false,
    noticeEnd: null,
    createdTime: AT,
    modifiedTime: AT,
    version: 1,
    ...overrides,
  };
}
