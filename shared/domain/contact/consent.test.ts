import { agreedTo, consentProblems, mayBeCalled, mayBeMailed, onlyLacksProof } from './consent';
import type { Contact } from './contact.schema';

const consentOf = (channel: 'PHONE' | 'EMAIL', date: string, hasConsent: boolean, proof = 'Formulaire') => ({
  ...{ channel, given: hasConsent, date, proof },
});
const YES = consentOf('EMAIL', '2026-01-01', true);
const PHONE: Contact['phone'] = [{ number: '+33612345678', type: 'MOBILE', main: true, note: '' }];

describe('consent', () => {
  it.each([
    ['nothing was said', [], false],
    ['another means was agreed to', [consentOf('PHONE', '2026-01-01', true)], false],
    ['it was given', [YES], true],
    ['it was taken back later, whatever the order', [consentOf('EMAIL', '2026-02-01', false), YES], false],
    ['it was given again', [consentOf('EMAIL', '2025-02-01', false), YES], true],
    ['nothing proves it', [consentOf('EMAIL', '2026-01-01', true, ' ')], false],
    ['nothing proves that it was given again', [consentOf('EMAIL', '2025-02-01', false), { ...YES, proof: '' }], false],
    ['it was proved before', [consentOf('EMAIL', '2025-02-01', true), { ...YES, proof: '' }], true],
    ['it was taken back, which nothing proves', [YES, consentOf('EMAIL', '2026-02-01', false, '')], false],
    ['both on one day: what stands last', [YES, consentOf('EMAIL', '2026-01-01', false)], false],
  ])('%s', (_, consents, hasAgreed) => {
    expect(agreedTo(consents, 'EMAIL')).toBe(hasAgreed);
  });

  it('is worthless without an address or a number', () => {
    const phoneYes = consentOf('PHONE', '2026-01-01', true);
    expect(mayBeMailed({ email: null, phone: PHONE, consents: [YES] })).toBe(false);
    expect(mayBeMailed({ email: 'a@example.test', phone: [], consents: [YES] })).toBe(true);
    expect(mayBeCalled({ email: null, phone: [], consents: [phoneYes] })).toBe(false);
    expect(mayBeCalled({ email: null, phone: PHONE, consents: [phoneYes] })).toBe(true);
    expect(mayBeCalled({ email: null, phone: PHONE, consents: [YES] })).toBe(false);
  });

  it.each([
    ['nothing was said', [], false],
    ['it is given with its proof', [YES], false],
    ['it is refused', [consentOf('EMAIL', '2026-01-01', false, '')], false],
    ['it is given, and nothing proves it', [{ ...YES, proof: '' }], true],
    ['it is proved by what was said before', [consentOf('EMAIL', '2025-02-01', true), { ...YES, proof: '' }], false],
  ])('lacks nothing but its proof: %s', (_, consents, expected) => {
    expect(onlyLacksProof(consents, 'EMAIL')).toBe(expected);
  });

  const unprovedConsent = consentOf('EMAIL', '2026-01-01', true, ' ');
  it.each([
    ['with its proof', [YES], [], []],
    ['without', [YES, unprovedConsent], [], ['consents.1.proof']],
    ['refused without', [consentOf('EMAIL', '2026-01-01', false, '')], [], []],
    ['without, as it was kept before', [unprovedConsent], [unprovedConsent], []],
    [
      'without, on another day than it was kept',
      [{ ...unprovedConsent, date: '2026-01-02' }],
      [unprovedConsent],
      ['consents.0.proof'],
    ],
    ['given where a refusal was kept', [unprovedConsent], [{ ...unprovedConsent, given: false }], ['consents.0.proof']],
    ['of the day itself', [{ ...YES, date: '2026-11-21' }], [], []],
    ['of a day to come', [{ ...YES, date: '2026-11-22' }], [], ['consents.0.date']],
  ])('recorded %s', (_, consents, before, paths) => {
    expect(consentProblems(consents, before, '2026-11-21').map(({ path }) => path)).toEqual(paths);
  });
});
