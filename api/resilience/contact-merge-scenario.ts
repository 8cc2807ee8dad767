import { randomUUID } from 'node:crypto';
import type { openScenario } from './scenario';

/** Merges a second record of the buyer into the first. */
export async function mergeDuplicates(scenario: ReturnType<typeof openScenario>, buyer: number): Promise<void> {
  const duplicate = await scenario.succeed('POST contact', {
    body: { contactType: ['CUSTOMER'], lastName: 'Dubois', source: 'Vitrine' },
  });
  const params = { id: buyer, with: Number(duplicate.body['id']) };
  const { body: both } = await scenario.succeed('GET contact/{id}/merge/{with}', { params });
  const { kept, gone } = both as unknown as Record<'kept' | 'gone', { version: number }>;
  const body = { with: params.with, versions: { kept: kept.version, gone: gone.version }, choices: {} };
  const headers = { 'idempotency-key': randomUUID() };
  const merged = await scenario.succeed('POST contact/{id}/merge', { params, body, headers });
  expect(merged.body).toMatchObject({ id: buyer, source: 'Vitrine' });
  const again = await scenario.succeed('POST contact/{id}/merge', { params, body, headers });
  expect(again.body).toEqual(merged.body);
  const followed = await scenario.succeed('GET contact/{id}', { params: { id: params.with } });
  expect(followed.body).toMatchObject({ id: buyer });
}
