import { agreedTo } from '../consent';
import { mergedConsents } from './merge-consents';

const consentOn = (date: string, channel: 'EMAIL' | 'PHONE' = 'EMAIL') => ({
  channel,
  given: true,
  date,
  proof: 'Formulaire',
});
const refusalOn = (date: string, channel: 'EMAIL' | 'PHONE' = 'EMAIL') => ({
  ...consentOn(date, channel),
  given: false,
});
const agrees = (remainingContact: ReturnType<typeof consentOn>[], merged: ReturnType<typeof consentOn>[]) =>
  agreedTo(mergedConsents(remainingContact, merged), 'EMAIL');

describe('the consents of two records of one person', () => {
  it('are listed completely, oldest first, each once', () => {
    const [a, b, c] = [consentOn('2024-01-01'), consentOn('2025-01-01', 'PHONE'), consentOn('2026-01-01')];
    expect(mergedConsents([a, c], [b, a])).toEqual([a, b, c]);
    expect(mergedConsents([], [])).toEqual([]);
  });

  it('are a refusal when either record ends with one, even before the other’s consent', () => {
    expect(agrees([refusalOn('2024-01-01')], [consentOn('2026-01-01')])).toBe(false);
    expect(agrees([consentOn('2026-01-01')], [refusalOn('2024-01-01')])).toBe(false);
    expect(agrees([consentOn('2024-01-01')], [refusalOn('2026-01-01')])).toBe(false);
    expect(agrees([refusalOn('2026-01-01')], [consentOn('2026-01-01')])).toBe(false);
  });

  it('are a consent when a refusal was withdrawn in the same record, or nobody ever refused', () => {
    expect(agrees([refusalOn('2024-01-01'), consentOn('2025-01-01')], [])).toBe(true);
    expect(agrees([], [consentOn('2025-01-01')])).toBe(true);
    expect(agrees([consentOn('2024-01-01')], [consentOn('2025-01-01')])).toBe(true);
  });

  it('are decided per channel', () => {
    const merged = mergedConsents([refusalOn('2024-01-01', 'PHONE')], [consentOn('2026-01-01')]);
    expect([agreedTo(merged, 'EMAIL'), agreedTo(merged, 'PHONE')]).toEqual([true, false]);
  });

  it('keep a refusal without a new day, which would be a sign of life', () => {
    const merged = mergedConsents([refusalOn('2024-01-15')], [consentOn('2026-01-01')]);
    expect(merged.at(-1)).toEqual({
      channel: 'EMAIL',
      given: false,
      date: '2026-01-01',
      proof: 'Refus du 15/01/2024 maintenu à la fusion de deux fiches',
    });
    expect(merged).toHaveLength(3);
  });
});
