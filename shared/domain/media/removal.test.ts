import type { RecentUpload } from './media.schema';
import { removalEnd, removalProblem } from './removal';

const NINO = { loginEmail: 'nino@pignon.test', roles: ['NEGOTIATOR' as const] };
const NORA = { ...NINO, loginEmail: 'nora@pignon.test' };
const MAYA = { loginEmail: 'maya@pignon.test', roles: ['MANAGER' as const] };
const upload = (heldBy: RecentUpload['held'] = null): RecentUpload => ({
  ...{ key: 'a', uploadedBy: 'nino@pignon.test', uploadedTime: '2026-11-27T09:00:00.000Z', held: heldBy },
});
const LATE = 'Seul un responsable peut supprimer ce fichier, ou la personne qui l’a ajouté pendant l’heure qui suit.';
const at = (time: string) => new Date(`2026-11-27T${time}Z`);

describe('deleting a file', () => {
  it.each([
    ['at once', '09:00:00.000', null],
    ['after 59 minutes and 59 seconds', '09:59:59.999', null],
    ['after 60 minutes', '10:00:00.000', LATE],
    ['the day after', '23:00:00.000', LATE],
  ])('is allowed to its uploader %s', (_, time, problem) => {
    expect(removalProblem(upload(), NINO, at(time))).toBe(problem);
  });

  it('is refused to others, and to everybody when the uploader is unknown', () => {
    expect(removalProblem(upload(), NORA, at('09:01:00'))).toBe(LATE);
    expect(removalProblem(undefined, NINO, at('09:01:00'))).toBe(LATE);
  });

  it('is allowed to its uploader in any role', () => {
    expect(removalProblem(upload(), { ...NINO, roles: [] }, at('09:01:00'))).toBeNull();
  });

  it.each([
    ['SENT', /déjà partie vers un portail/],
    ['SIGNED', /fait partie d’un mandat signé/],
  ] as const)('is allowed only to managers once it is held: %s', (heldBy, sentence) => {
    expect(removalProblem(upload(heldBy), NINO, at('09:01:00'))).toMatch(sentence);
    expect(removalProblem(upload(heldBy), MAYA, at('09:01:00'))).toBeNull();
  });

  it('is allowed to managers at any time', () => {
    expect(removalProblem(upload(), MAYA, at('23:00:00'))).toBeNull();
    expect(removalProblem(undefined, MAYA, at('23:00:00'))).toBeNull();
  });

  it('is refused an hour after the upload', () => {
    expect(removalEnd(upload())).toEqual(at('10:00:00'));
  });
});
