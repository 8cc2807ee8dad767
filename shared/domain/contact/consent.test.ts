import { agreedTo, mayBeCalled, mayBeMailed } from './consent';
import type { Contact } from './contact.schema';

const said = (channel: 'PHONE' | 'EMAIL', date: string, given: boolean) => ({ channel, given, date, proof: '' });
const YES = said('EMAIL', '2026-01-01', true);
const PHONE: Contact['phone'] = [{ number: '+33612345678', type: 'MOBILE', main: true, note: '' }];

describe('consent', () => {
  it.each([
    ['nothing was said', [], false],
    ['another means was agreed to', [said('PHONE', '2026-01-01', true)], false],
    ['it was given', [YES], true],
    ['it was taken back later, whatever the order', [said('EMAIL', '2026-02-01', false), YES], false],
    ['it was given again', [said('EMAIL', '2025-02-01', false), YES], true],
    ['both on one day: what stands last', [YES, said('EMAIL', '2026-01-01', false)], false],
  ])('%s', (_, consents, agreed) => {
    expect(agreedTo(consents, 'EMAIL')).toBe(agreed);
  });

  it('is worth nothing without an address or a number', () => {
    const phoneYes = said('PHONE', '2026-01-01', true);
    expect(mayBeMailed({ email: null, phone: PHONE, consents: [YES] })).toBe(false);
    expect(mayBeMailed({ email: 'a@example.test', phone: [], consents: [YES] })).toBe(true);
    expect(mayBeCalled({ email: null, phone: [], consents: [phoneYes] })).toBe(false);
    expect(mayBeCalled({ email: null, phone: PHONE, consents: [phoneYes] })).toBe(true);
    expect(mayBeCalled({ email: null, phone: PHONE, consents: [YES] })).toBe(false);
  });
});
