import { FIRST_CHOICE, refusalOf, normalizePrintChoice } from './print-choice';

describe('what is printed', () => {
  it('is public on a poster, whatever was chosen for a sheet before', () => {
    const choice = { ...FIRST_CHOICE, mode: 'INTERNAL', format: 'A3', orientation: 'landscape' } as const;
    expect(normalizePrintChoice(choice, false)).toEqual({ ...choice, mode: 'PUBLIC' });
  });

  it('is an upright A4 sheet, internal only where no customer looks', () => {
    const choice = { kind: 'print', mode: 'INTERNAL', format: 'A3', orientation: 'landscape' } as const;
    expect(normalizePrintChoice(choice, false)).toEqual({
      kind: 'print',
      mode: 'INTERNAL',
      format: 'A4',
      orientation: 'portrait',
    });
    expect(normalizePrintChoice(choice, true).mode).toBe('PUBLIC');
  });

  it('is fifty properties at most', () => {
    expect([0, 1, 50, 51].map(refusalOf)).toEqual(['none', null, null, 'tooMany']);
  });
});
