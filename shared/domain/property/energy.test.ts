import { isLettingForbidden } from './certificate/class-calendar';
import { energyClassOf, gesClassOf, isCertificateValid } from './energy';

describe('energyClassOf', () => {
  it.each([
    [69.9, 5.9, 'A'],
    [70, 5.9, 'B'],
    [69.9, 6, 'B'],
    [109.9, 10.9, 'B'],
    [110, 0, 'C'],
    [179.9, 29.9, 'C'],
    [180, 0, 'D'],
    [249.9, 49.9, 'D'],
    [250, 0, 'E'],
    [329.9, 69.9, 'E'],
    [330, 0, 'F'],
    [419.9, 0, 'F'],
    [420, 0, 'G'],
  ])('reads %s kWh and %s kg as %s', (energy, ges, expected) => {
    expect(energyClassOf(energy, ges)).toBe(expected);
  });

  it('returns the worse of both scales', () => {
    expect(energyClassOf(60, 100)).toBe('G');
    expect(energyClassOf(400, 2)).toBe('F');
  });
});

describe('gesClassOf', () => {
  it.each([
    [5.9, 'A'],
    [6, 'B'],
    [10.9, 'B'],
    [11, 'C'],
    [29.9, 'C'],
    [30, 'D'],
    [49.9, 'D'],
    [50, 'E'],
    [69.9, 'E'],
    [70, 'F'],
    [99.9, 'F'],
    [100, 'G'],
  ])('reads %s kg as %s', (ges, expected) => expect(gesClassOf(ges)).toBe(expected));
});

describe('isLettingForbidden', () => {
  it('forbids G since 2025, F from 2028 and E from 2034', () => {
    expect(isLettingForbidden('G', { insee: '64102' }, '2024-12-31')).toBe(false);
    expect(isLettingForbidden('G', { insee: '64102' }, '2025-01-01')).toBe(true);
    expect(isLettingForbidden('F', { insee: '64102' }, '2027-12-31')).toBe(false);
    expect(isLettingForbidden('F', { insee: '64102' }, '2028-01-01')).toBe(true);
    expect(isLettingForbidden('E', { insee: '64102' }, '2033-12-31')).toBe(false);
    expect(isLettingForbidden('E', { insee: '64102' }, '2034-01-01')).toBe(true);
    expect(isLettingForbidden('NS', { insee: '64102' }, '2040-01-01')).toBe(false);
    expect(isLettingForbidden('G', { insee: null }, '2025-01-01')).toBe(true);
    expect(isLettingForbidden(null, { insee: '64102' }, '2040-01-01')).toBe(false);
  });
});

describe('isCertificateValid', () => {
  it('lasts ten years, and voids certificates made before 1 July 2021', () => {
    expect(isCertificateValid('2021-06-30', '2026-01-01')).toBe(false);
    expect(isCertificateValid('2021-07-01', '2026-01-01')).toBe(true);
    expect(isCertificateValid('2022-03-10', '2032-03-09')).toBe(true);
    expect(isCertificateValid('2022-03-10', '2032-03-10')).toBe(false);
    expect(isCertificateValid('2027-01-01', '2026-11-21')).toBe(false);
  });
});
