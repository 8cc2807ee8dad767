import { execFileSync } from 'node:child_process';
import { formatDate, formatDateTime, formatLongDate, formatRelative, formatTime } from './format-date';
import { formatAmount, formatArea, formatEuro, formatNumber, formatPercent, formatPricePerArea } from './format-number';
import { formatForeignPhone, formatPhone, phoneHref } from './format-phone';

describe('numbers in French', () => {
  it('groups thousands by narrow no-break spaces, and keeps the sign on the line', () => {
    expect(formatEuro(1_250_000)).toBe('1\u202f250\u202f000\u00a0€');
    expect(formatEuro(0)).toBe('0\u00a0€');
  });

  it('shows cents only when there are some', () => {
    expect(formatEuro(89.9)).toBe('89,90\u00a0€');
    expect(formatEuro(-12_000.5)).toBe('-12\u202f000,50\u00a0€');
  });

  it('formats an amount without its sign the same way', () => {
    expect(formatAmount(286_124.4)).toBe('286\u202f124,40');
    expect(formatAmount(286_124)).toBe('286\u202f124');
  });

  it('formats rates, areas and prices per area', () => {
    expect(formatPercent(4.5)).toBe('4,5\u00a0%');
    expect(formatArea(85)).toBe('85\u00a0m²');
    expect(formatArea(62.45)).toBe('62,45\u00a0m²');
    expect(formatPricePerArea(300_000, 85)).toBe('3\u202f529\u00a0€/m²');
    expect(formatPricePerArea(300_000, 0)).toBe('');
    expect(formatNumber(12_345)).toBe('12\u202f345');
  });
});

describe('dates in Paris', () => {
  it('writes day and month with two digits', () => {
    expect(formatDate('2026-11-21')).toBe('21/11/2026');
  });

  it('shows a late evening in UTC as the next day in Paris', () => {
    expect(formatDate('2026-11-21T23:30:00.000Z')).toBe('22/11/2026');
    expect(formatTime('2026-07-01T22:05:00.000Z')).toBe('00:05');
    expect(formatDateTime('2026-07-01T22:05:00.000Z')).toBe('02/07/2026 00:05');
  });

  it('uses Paris time on a machine in another time zone', () => {
    // a process reads its time zone once
    const program = `
      import { formatDateTime } from './shared/i18n/format-date';
      const at = '2026-07-01T22:05:00.000Z';
      console.log(new Date(at).getHours(), formatDateTime(at));`;
    const foreignZoneOutput = execFileSync('node_modules/.bin/tsx', ['--eval', program], {
      env: { ...process.env, TZ: 'Pacific/Auckland' },
      encoding: 'utf8',
    });
    expect(foreignZoneOutput.trim()).toBe('10 02/07/2026 00:05');
  });

  it('writes a day in words', () => {
    expect(formatLongDate('2026-11-21')).toBe('samedi 21 novembre 2026');
  });

  it('writes relative times', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(formatRelative('2026-11-18T12:00:00Z', now)).toBe('il y a 3 jours');
    expect(formatRelative('2026-11-20T12:00:00Z', now)).toBe('hier');
    expect(formatRelative('2026-11-21T14:00:00Z', now)).toBe('dans 2 heures');
    expect(formatRelative('2026-11-21T11:59:40Z', now)).toBe('maintenant');
  });
});

describe('telephone numbers', () => {
  it('writes French numbers in pairs that stay on one line', () => {
    expect(formatPhone('+33612345678')).toBe('06\u00a012\u00a034\u00a056\u00a078');
    expect(formatPhone('+262692123456')).toBe('06\u00a092\u00a012\u00a034\u00a056');
  });

  it('formats foreign numbers by their numbering plan', async () => {
    expect(formatPhone('+442071838750')).toBe('+442071838750');
    expect(await formatForeignPhone('+442071838750')).toBe('+44 20 7183 8750');
    expect(await formatForeignPhone('pas un numéro')).toBe('pas un numéro');
  });

  it('builds a `tel:` address', () => {
    expect(phoneHref('+33 6 12.34')).toBe('tel:+3361234');
  });
});
