import type { openScenario } from './scenario';

type Scenario = ReturnType<typeof openScenario>;

/** Proposes a property, records the answer, and fails to undo it in time. */
export async function proposeToCustomers(scenario: Scenario, reference: string, contact: number): Promise<void> {
  const energyEfficiency = {
    date: '2024-05-02',
    energyValue: 120,
    energyClass: 'C',
    gesValue: 12,
    gesClass: 'C',
    costMin: 1000,
    costMax: 1500,
    costReferenceDate: '2021-01-01',
    ademeNumber: null,
  };
  const property = await scenario.succeed('GET property/{reference}', { params: { reference } });
  const headers = { 'if-match': property.headers.get('etag') ?? '' };
  await scenario.succeed('PATCH property/{reference}', { params: { reference }, body: { energyEfficiency }, headers });
  const agency = await scenario.succeed('GET agency');
  const rules = { feeScaleUrl: 'https://pignon.test/honoraires' };
  const match = { 'if-match': agency.headers.get('etag') ?? '' };
  await scenario.succeed('PATCH agency', { body: { name: 'Agence', ...rules }, headers: match });
  const pairs = [{ contactId: contact, reference }];
  const request = { pairs, means: 'PHONE' };
  const preview = await scenario.succeed('POST proposal/preview', { body: request });
  expect(preview.body).toMatchObject({ accepted: pairs, refused: [] });
  const created = await scenario.create('POST proposal', request, { ...request, means: 'IN_PERSON' });
  const [{ id, version } = { id: 0, version: 0 }] = created.body['proposals'] as unknown as {
    id: number;
    version: number;
  }[];
  await scenario.change('PATCH proposal/{id}/status', version, { params: { id }, body: { status: 'LIKED' } });
  const found = await scenario.succeed('POST proposal/find', { body: { dto: { contactId: contact } } });
  expect(found.body['content']).toMatchObject([{ status: 'LIKED', propertyRef: reference }]);
  // without a mail server no customer answers: there is nothing to handle
  const pendingAnswers = await scenario.succeed('POST proposal/answer/find', { body: { dto: { whose: 'ME' } } });
  expect(pendingAnswers.body['content']).toEqual([]);
  const outcomeRequest = { params: { id: 1 }, body: { outcome: 'CALLED' }, headers: { 'if-match': '"1"' } };
  await scenario.refused('PATCH proposal/answer/{id}', outcomeRequest, 404);
  const refusedUndo = await scenario.succeed('POST proposal/undo', { body: { ids: [id] } });
  expect(refusedUndo.body).toMatchObject({ undone: [], kept: [{ id }] });
}

/** Configures mail with an unreachable server. */
export async function setUpMail(scenario: Scenario): Promise<void> {
  const mailSettings = await scenario.succeed('GET agency/mail');
  expect(mailSettings.body).toMatchObject({ server: null, hasPassword: false });
  // No server listens: the failure is logged, nothing is thrown.
  const server = { host: '127.0.0.1', port: 9, security: 'NONE', user: null, from: 'agence@pignon.test' };
  await scenario.change('PATCH agency/mail', Number(mailSettings.body['version']), {
    body: { server, undoSeconds: 30 },
  });
  const mailTest = await scenario.succeed('POST agency/mail/test', { body: { to: 'moi@pignon.test' } });
  expect(mailTest.body).toMatchObject({ sent: false });
  // without a public address an invitation would have no link
  const params = { loginEmail: 'zoe@pignon.test' };
  await scenario.refused('POST user/{loginEmail}/invitation', { params }, 409);
}
