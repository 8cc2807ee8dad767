import type { openScenario } from './scenario';

type Scenario = ReturnType<typeof openScenario>;

/** A report to an owner without address: printed, stored, read, and not sent. */
export async function runReportScenario(scenario: Scenario, reference: string, owner: number): Promise<void> {
  const params = { reference };
  const body = { from: '2026-01-01', to: '2026-11-30', next: 'Nouvelles photographies.' };
  await scenario.succeed('POST property/{reference}/report/preview', { params, body });
  const saved = await scenario.succeed('POST property/{reference}/report', { params, body });
  const [report] = saved.body['content'] as unknown as { id: number }[];
  expect((await scenario.succeed('GET property/{reference}/report', { params })).body).toMatchObject({
    content: [{ id: report?.id, mails: [] }],
    owners: [{ contactId: owner, problem: 'NO_EMAIL' }],
  });
  const one = { reference, id: report?.id ?? 0 };
  await scenario.succeed('GET property/{reference}/report/{id}', { params: one });
  const mail = { params: one, body: { contactIds: [owner] } };
  await scenario.refused('POST property/{reference}/report/{id}/mail', mail, 409);
}
