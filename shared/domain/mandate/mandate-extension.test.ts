import { extensionOf } from './mandate-extension';

const TODAY = '2026-11-24';
const mandate = { register: 'T' as const, startDate: '2026-06-01', endDate: '2026-12-01' };
const extend = (
  extension: { date?: string; endDate: string; text?: string },
  overrides: Partial<typeof mandate> | object = {},
) => extensionOf({ ...mandate, ...overrides }, extension, TODAY);

describe('the extension of a mandate', () => {
  it('has today’s date and the new term by default', () => {
    expect(extend({ endDate: '2027-03-01' })).toEqual({
      amendment: {
        date: TODAY,
        text: 'Prolongation jusqu’au 01/03/2027 aux mêmes conditions.',
        endDate: '2027-03-01',
      },
    });
    expect(extend({ date: '2026-11-20', endDate: '2027-03-01', text: 'Prix revu.' })).toEqual({
      amendment: { date: '2026-11-20', text: 'Prix revu.', endDate: '2027-03-01' },
    });
  });

  it.each([
    [{ date: '2026-11-25', endDate: '2027-03-01' }, 'date', 'Un avenant ne peut être daté d’un jour à venir'],
    [{ date: '2026-05-31', endDate: '2027-03-01' }, 'date', 'Un avenant ne peut précéder le mandat'],
    [{ endDate: TODAY }, 'endDate', 'La nouvelle fin du mandat doit être un jour à venir'],
    [{ endDate: '2026-12-01' }, 'endDate', 'La nouvelle fin doit suivre l’actuelle, le 01/12/2026'],
    [{ endDate: '2029-11-25' }, 'endDate', 'Un mandat est limité à 36 mois'],
  ])('is refused: %j', (extension, path, message) => {
    expect(extend(extension)).toEqual({ problem: { path, message } });
  });

  it.each([
    [{ date: '2026-06-01', endDate: '2026-12-02' }, {}],
    [{ endDate: '2029-11-24' }, {}],
    [{ date: '2026-05-31', endDate: '2026-12-02' }, { startDate: null }],
    [{ endDate: '2026-11-25' }, { endDate: null }],
  ])('is accepted at its bounds: %j of %j', (extension, overrides) => {
    expect(extend(extension, overrides)).toHaveProperty('amendment.endDate', extension.endDate);
  });
});
