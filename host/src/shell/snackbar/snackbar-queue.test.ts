import { displayTime } from './snackbar-queue';

it('shows an undo action for ten seconds, or as long as it is available', () => {
  const action = { label: 'Annuler', id: '1' };
  expect(displayTime({ kind: 'notice', message: 'Contact archivé.', action })).toBe(10_000);
  expect(displayTime({ kind: 'notice', message: 'Proposition envoyée.', action, seconds: 45 })).toBe(45_000);
  expect(displayTime({ kind: 'notice', message: 'Enregistré.' })).toBe(2_000);
});
