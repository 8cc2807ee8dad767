import { FIRST_CHOICE, refusalOf, normalizePrintChoice } from './print-choice';

describe('the options of a print', () => {
  it('are public for a poster, whatever was chosen for a sheet', () => {
    const choice = { ...FIRST_CHOICE, mode: 'INTERNAL', format: 'A3', orientation: 'landscape' } as const;
    expect(normalizePrintChoice(choice, false)).toEqual({ ...choice, mode: 'PUBLIC' });
  });

  it('are portrait A4 for a sheet, internal only when no customer looks', () => {
    const choice = { kind: 'print', mode: 'INTERNAL', format: 'A3', orientation: 'landscape' } as const;
    expect(normalizePrintChoice(choice, false)).toEqual({
      kind: 'print',
      mode: 'INTERNAL',
      format: 'A4',
      orientation: 'portrait',
    });
    expect(normalizePrintChoice(choice, true).mode).toBe('PUBLIC');
  });

  it('allow fifty properties at most', () => {
    expect([0, 1, 50, 51].map(refusalOf)).toEqual(['none', null, null, 'tooMany']);
  });
});
