import { erasureRefusal, retentionLines, nextErasure, retentionOf, type RetainedMandate } from './retention.rules';
import { aTermination } from '../../documents/test/mandates';

const TODAY = '2026-11-21';

const mandate = (overrides: Partial<RetainedMandate>): RetainedMandate => ({
  id: 1,
  propertyRef: 'V20-00001',
  status: 'CLOSED',
  register: 'T',
  registerNumber: 12,
  registerDate: '2020-01-10T10:00:00.000Z',
  endDate: '2020-07-10',
  signatures: [],
  statusHistory: [],
  amendments: [],
  termination: null,
  ...overrides,
});

describe('the erasure of a person', () => {
  it('is refused until a mandate that names them has ended', () => {
    const running = erasureRefusal([mandate({}), mandate({ status: 'RUNNING' })]);
    expect(running).toBe(
      'Le mandat n°\u00a0T-12 du bien V20-00001 est en cours et nomme cette personne\u00a0: ses données ne peuvent être effacées qu’à sa fin.',
    );
    expect(erasureRefusal([mandate({ status: 'PENDING', registerNumber: null })])).toContain('en préparation');
    expect(erasureRefusal([mandate({}), mandate({ status: 'SOLD' }), mandate({ status: 'EXPIRED' })])).toBeNull();
    expect(erasureRefusal([])).toBeNull();
  });
});

describe('the data that the law retains', () => {
  it('is a signed mandate and the civil status on it, for ten years from its last day', () => {
    const last = { statusHistory: [{ status: 'CLOSED' as const, at: '2021-03-05T10:00:00.000Z', user: 'x' }] };
    const retention = retentionOf([mandate({}), mandate({ id: 2, registerNumber: 13, ...last })], TODAY);
    expect(retention.mandates).toEqual([
      { id: 1, register: 'T', registerNumber: 12, until: '2030-07-10' },
      { id: 2, register: 'T', registerNumber: 13, until: '2031-03-05' },
    ]);
    expect(retention.civilStatusUntil).toBe('2031-03-05');
    expect(nextErasure(retention, [])).toBe('2030-07-10');
    expect(retentionLines(retention, [])).toEqual([
      {
        what: 'Mandats signés (n°\u00a0T-12, n°\u00a0T-13) et signatures',
        until: '2031-03-05',
        reason: 'Les mandats et leur registre se conservent 10 ans (décret 72-678).',
      },
      expect.objectContaining({ what: 'État civil et adresse portés sur les mandats', until: '2031-03-05' }),
    ]);
  });

  it.each([
    ['its registration', { registerDate: '2024-05-01T10:00:00.000Z' }, '2034-05-01'],
    ['its end', { endDate: '2025-02-28' }, '2035-02-28'],
    ['a termination', { termination: aTermination({ date: '2023-02-01', effectiveDate: '2023-02-01' }) }, '2033-02-01'],
    [
      'a signature',
      { signatures: [{ contactId: 1, signedAt: '2022-02-01T10:00:00.000Z', image: null }] },
      '2032-02-01',
    ],
    ['a notice', { termination: aTermination({ date: '2023-02-01', effectiveDate: '2023-02-15' }) }, '2033-02-15'],
    ['an amendment', { amendments: [{ date: '2022-06-01', text: 'x', endDate: null }] }, '2032-06-01'],
  ])('counts from the latest event: %s', (_, overrides, until) => {
    expect(retentionOf([mandate(overrides)], TODAY).civilStatusUntil).toBe(until);
  });

  it('excludes a mandate that was never signed, or that ended ten years ago', () => {
    const unsigned = mandate({ registerNumber: null, registerDate: null });
    const old = mandate({ registerDate: '2016-01-01T10:00:00.000Z', endDate: '2016-11-21' });
    for (const each of [unsigned, old]) {
      const retention = retentionOf([each], TODAY);
      expect([retention.mandates, retention.civilStatusUntil]).toEqual([[], null]);
      expect([retentionLines(retention, []), nextErasure(retention, [])]).toEqual([[], null]);
    }
    const yesterday = mandate({ registerDate: null, endDate: '2016-11-22' });
    expect(retentionOf([yesterday], TODAY).civilStatusUntil).toBe('2026-11-22');
  });

  it('includes a proof of identity, for five years from its receipt or from the end of the relation', () => {
    const none = retentionOf([], TODAY);
    expect(none.identityUntil('2022-01-01')).toBe('2027-01-01');
    expect(none.identityUntil('2021-11-21')).toBeNull();
    const ended = retentionOf([mandate({ endDate: '2023-04-01' })], TODAY);
    expect(ended.identityUntil('2019-01-01')).toBe('2028-04-01');
    expect(retentionLines(none, ['2027-01-01', '2027-05-01'])).toMatchObject([
      { what: 'Pièces d’identité', until: '2027-05-01' },
    ]);
    expect(nextErasure(ended, ['2028-04-01'])).toBe('2028-04-01');
  });
});
