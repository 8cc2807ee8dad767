import { agreedTo } from '../consent';
import { mergedConsents } from './merge-consents';

const yes = (date: string, channel: 'EMAIL' | 'PHONE' = 'EMAIL') => ({
  channel,
  given: true,
  date,
  proof: 'Formulaire',
});
const no = (date: string, channel: 'EMAIL' | 'PHONE' = 'EMAIL') => ({ ...yes(date, channel), given: false });
const agrees = (remainingContact: ReturnType<typeof yes>[], merged: ReturnType<typeof yes>[]) =>
  agreedTo(mergedConsents(remainingContact, merged), 'EMAIL');

describe('the consents of two records of one person', () => {
  it('are listed completely, oldest first, each once', () => {
    const [a, b, c] = [yes('2024-01-01'), yes('2025-01-01', 'PHONE'), yes('2026-01-01')];
    expect(mergedConsents([a, c], [b, a])).toEqual([a, b, c]);
    expect(mergedConsents([], [])).toEqual([]);
  });

  it('are a refusal when either record ends with one, even before the other’s consent', () => {
    expect(agrees([no('2024-01-01')], [yes('2026-01-01')])).toBe(false);
    expect(agrees([yes('2026-01-01')], [no('2024-01-01')])).toBe(false);
    expect(agrees([yes('2024-01-01')], [no('2026-01-01')])).toBe(false);
    expect(agrees([no('2026-01-01')], [yes('2026-01-01')])).toBe(false);
  });

  it('are a consent when a refusal was withdrawn in the same record, or nobody ever refused', () => {
    expect(agrees([no('2024-01-01'), yes('2025-01-01')], [])).toBe(true);
    expect(agrees([], [yes('2025-01-01')])).toBe(true);
    expect(agrees([yes('2024-01-01')], [yes('2025-01-01')])).toBe(true);
  });

  it('are decided per channel', () => {
    const merged = mergedConsents([no('2024-01-01', 'PHONE')], [yes('2026-01-01')]);
    expect([agreedTo(merged, 'EMAIL'), agreedTo(merged, 'PHONE')]).toEqual([true, false]);
  });

  it('keep a refusal without a new day, which would be a sign of life', () => {
    const merged = mergedConsents([no('2024-01-15')], [yes('2026-01-01')]);
    expect(merged.at(-1)).toEqual({
      channel: 'EMAIL',
      given: false,
      date: '2026-01-01',
      proof: 'Refus du 15/01/2024 maintenu à la fusion de deux fiches',
    });
    expect(merged).toHaveLength(3);
  });
});
