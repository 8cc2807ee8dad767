import { legalCases } from '../../law/legal-cases';
import { tenseZoneOf } from './tense-zone';

const VERY = 'décret 2014-890, art. 1; arrêté du 1er août 2014, annexe I (zone A bis)';
const TENSE = 'décret 2013-392, annexe, communes of CGI, art. 232, I, 1°';
const RESORT = 'décret 2013-392, annexe: of CGI, art. 232, I, 2°, no area of loi 89-462, art. 17';
const REMOVAL_DECREE = 'décret 2025-1267 du 22 décembre 2025 (Conseil d’État, 14 October 2024)';
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

export const cases = legalCases({
  chapter: 'letting-fee caps',
  rule: ({ insee, day }: { insee: string; day: string }) => tenseZoneOf(insee, { veryTense: [], tense: [] }, day),
  cases: [
    of('Paris', '75056', '2026-01-01', 'VERY_TENSE', VERY),
    of('Paris 16e', '75116', '2026-01-01', 'VERY_TENSE', VERY),
    of('Boulogne-Billancourt', '92012', '2024-01-01', 'VERY_TENSE', VERY),
    of('Gennevilliers before it was added', '92036', '2024-07-04', 'TENSE', `${TENSE}; arrêté du 2 juillet 2024`),
    of('Gennevilliers', '92036', '2024-07-05', 'VERY_TENSE', `${VERY}, arrêté du 2 juillet 2024`),
    of('Alfortville', '94002', '2025-01-01', 'VERY_TENSE', `${VERY}, arrêté du 2 juillet 2024`),
    of('Alfortville after it was taken out', '94002', '2026-01-01', 'TENSE', `${VERY}, arrêté du 5 septembre 2025`),
    of('Megève before it was added', '74173', '2025-01-01', 'ELSEWHERE', `${RESORT}; arrêté du 5 septembre 2025`),
    of('Megève after it was added', '74173', '2026-01-01', 'VERY_TENSE', `${VERY}, arrêté du 5 septembre 2025`),
    of('Bayonne', '64102', '2026-01-01', 'TENSE', TENSE),
    of('Biarritz', '64122', '2026-01-01', 'TENSE', TENSE),
    of('Bordeaux', '33063', '2026-01-01', 'TENSE', TENSE),
    of('Lyon 3e', '69383', '2026-01-01', 'TENSE', TENSE),
    of('Marseille 8e', '13208', '2026-01-01', 'TENSE', TENSE),
    of('Ajaccio', '2A004', '2026-01-01', 'TENSE', TENSE),
    of('Bastia', '2B033', '2026-01-01', 'TENSE', TENSE),
    of('Annecy', '74010', '2026-01-01', 'TENSE', TENSE),
    of('Orléans', '45234', '2026-01-01', 'TENSE', `${TENSE}, since the décret 2023-822`),
    of('Saint-Gilles-Croix-de-Vie', '85222', '2026-01-01', 'ELSEWHERE', RESORT),
    of('Saint-Malo', '35288', '2026-01-01', 'ELSEWHERE', RESORT),
    of('Sare', '64504', '2026-01-01', 'ELSEWHERE', RESORT),
    of('Saint-Denis, La Réunion', '97411', '2026-01-01', 'TENSE', TENSE),
    of('Oullins-Pierre-Bénite', '69149', '2026-01-01', 'TENSE', `${TENSE}; décret 2025-1267`),
    of('Boëge before it was taken out', '74037', '2025-12-23', 'TENSE', TENSE),
    of('Boëge', '74037', '2025-12-24', 'ELSEWHERE', REMOVAL_DECREE),
    of('Saint-André-de-Boëge', '74226', '2025-12-24', 'ELSEWHERE', REMOVAL_DECREE),
    of('Pau', '64445', '2026-01-01', 'ELSEWHERE', `${TENSE}, which does not name it`),
    of('Limoges', '87085', '2026-01-01', 'ELSEWHERE', `${TENSE}, which does not name it`),
  ],
});
