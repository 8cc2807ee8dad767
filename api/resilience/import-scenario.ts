import type { openScenario } from './scenario';

/** Imports a file with a known contact (by telephone) and a new one. */
export async function importPeople(scenario: ReturnType<typeof openScenario>, known: number): Promise<void> {
  const lines = [
    { line: 2, values: { lastName: 'Etcheverry', mobile: '0612345678' } },
    { line: 3, values: { lastName: 'Uhalde', city: 'Bayonne' } },
  ];
  const body = { lines, defaults: { contactType: 'SUPPLIER', source: 'Fichier', negotiator: null } };
  const checked = await scenario.succeed('POST contact/import/check', { body });
  expect(checked.body).toMatchObject({ results: [{ outcome: 'DOUBLE', contactId: known }, { outcome: 'CREATED' }] });
  await scenario.create('POST contact/import', body, { ...body, lines: lines.slice(1) });
}
