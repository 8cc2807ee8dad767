import { sampleLine } from '@pignon/shared/domain/poliris/poliris-fixture';
import { formOf } from '../test/upload';
import type { openScenario } from './scenario';

const TIMEOUT_MS = 60_000;

/** Calls of a listing file: the server checks, imports and undoes it. */
export async function runListingImportScenario(scenario: ReturnType<typeof openScenario>): Promise<void> {
  const bytes = Buffer.from(sampleLine({ reference: 'WALK-1', technicalId: 'WALK-1' }), 'latin1');
  const form = await formOf([{ name: 'Annonces.csv', bytes }]);
  const upload = await scenario.succeed('POST property/import', { form });
  const params = { importId: Number(upload.body['importId']) };
  async function reach(status: string): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const { body } = await scenario.succeed('GET property/import/{importId}', { params });
      if (String(body['status']) === status) return;
      if (Date.now() > end) throw new Error(`the import is ${String(body['status'])}, not ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  await reach('READY');
  const rows = await scenario.succeed('GET property/import/{importId}/rows', { params });
  expect(rows.body).toMatchObject({ content: [{ line: 1, result: 'CREATED' }] });
  await scenario.succeed('POST property/import/{importId}/run', { params, body: { leaveOut: [] } });
  await reach('DONE');
  await scenario.refused('POST property/import/{importId}/run', { params, body: { leaveOut: [] } }, 409);
  await scenario.succeed('POST property/import/{importId}/undo', { params });
  await reach('UNDONE');
  const list = await scenario.succeed('GET property/import');
  expect(list.body).toMatchObject({ content: [{ status: 'UNDONE', undone: 1 }] });
}
