import { truth } from '../../law/truth';
import { tenseZoneOf } from './tense-zone';

const VERY = 'décret 2014-890, art. 1; arrêté du 1er août 2014, annexe I (zone A bis)';
const TENSE = 'décret 2013-392, annexe';
const of = (
  name: string,
  insee: string,
  day: string,
  expected: 'VERY_TENSE' | 'TENSE' | 'ELSEWHERE',
  source: string,
) => ({
  name: `${name} on ${day}`,
  input: { insee, day },
  expected,
  source,
});

export const cases = truth({
  chapter: 'letting-fee caps',
  rule: ({ insee, day }: { insee: string; day: string }) => tenseZoneOf(insee, { veryTense: [], tense: [] }, day),
  cases: [
    of('Paris', '75056', '2026-01-01', 'VERY_TENSE', VERY),
    of('Paris 16e', '75116', '2026-01-01', 'VERY_TENSE', VERY),
    of('Boulogne-Billancourt', '92012', '2024-01-01', 'VERY_TENSE', VERY),
    of('Gennevilliers before it was added', '92036', '2024-07-04', 'ELSEWHERE', `${VERY}, arrêté du 2 juillet 2024`),
    of('Gennevilliers', '92036', '2024-07-05', 'VERY_TENSE', `${VERY}, arrêté du 2 juillet 2024`),
    of('Alfortville', '94002', '2025-01-01', 'VERY_TENSE', `${VERY}, arrêté du 2 juillet 2024`),
    of('Alfortville after it was taken out', '94002', '2026-01-01', 'TENSE', `${VERY}, arrêté du 5 septembre 2025`),
    of('Megève', '74173', '2025-01-01', 'TENSE', `${TENSE}; arrêté du 5 septembre 2025`),
    of('Megève after it was added', '74173', '2026-01-01', 'VERY_TENSE', `${VERY}, arrêté du 5 septembre 2025`),
    of('Bayonne', '64102', '2026-01-01', 'TENSE', TENSE),
    of('Biarritz', '64122', '2026-01-01', 'TENSE', TENSE),
    of('Bordeaux', '33063', '2026-01-01', 'TENSE', TENSE),
    of('Lyon 3e', '69383', '2026-01-01', 'TENSE', TENSE),
    of('Marseille 8e', '13208', '2026-01-01', 'TENSE', TENSE),
    of('Ajaccio', '2A004', '2026-01-01', 'TENSE', TENSE),
    of('Bastia', '2B033', '2026-01-01', 'TENSE', TENSE),
    of('Pau', '64445', '2026-01-01', 'ELSEWHERE', `${TENSE}, which does not name it`),
    of('Limoges', '87085', '2026-01-01', 'ELSEWHERE', `${TENSE}, which does not name it`),
  ],
});
