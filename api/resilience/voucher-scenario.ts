import type { openScenario } from './scenario';

type Scenario = ReturnType<typeof openScenario>;

/** PNG of one white pixel. */
const DRAWN =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

/** Prints, signs and reprints the voucher of a tour whose property has a mandate; returns the tour. */
export async function runVoucherScenario(scenario: Scenario, reference: string, buyer: number): Promise<string> {
  const visit = { propertyRef: reference, contactIds: [buyer] };
  const tour = [{ ...visit, start: '2027-01-06T09:00:00.000Z', end: '2027-01-06T10:00:00.000Z' }];
  const created = await scenario.create('POST visit', tour, [{ ...tour[0], kind: 'SECOND' }]);
  const params = { groupId: String(created.body['groupId']) };
  const showings = await scenario.succeed('POST visit/showings', {
    body: [{ propertyRef: reference, day: '2027-01-06' }],
  });
  expect(showings.body['content']).toMatchObject([{ problem: null }]);
  await scenario.succeed('GET visit/group/{groupId}/voucher', { params });
  await scenario.succeed('GET visit/group/{groupId}/signing', { params });
  const signers = [{ contactId: buyer, person: 'FIRST', image: DRAWN }];
  const signed = await scenario.succeed('POST visit/group/{groupId}/sign', { params, body: { signers } });
  expect(signed.body['vouchers']).toMatchObject([{ number: 1, mails: [] }]);
  await scenario.succeed('GET visit/group/{groupId}/voucher/{number}', { params: { ...params, number: 1 } });
  return params.groupId;
}

/** Sends notices to a visitor without consent, so that nothing is sent. */
export async function runNoticesScenario(scenario: Scenario, groupId: string, buyer: number): Promise<void> {
  const params = { groupId };
  expect((await scenario.succeed('GET visit/group/{groupId}/notice', { params })).body).toMatchObject({
    content: [],
    visitors: [{ contactId: buyer, problem: 'NO_CONSENT' }],
  });
  await scenario.refused('POST visit/group/{groupId}/notice', { params, body: { contactIds: [buyer] } }, 409);
  const file = await scenario.succeed('GET visit/group/{groupId}/calendar.ics', { params });
  expect(file.bytes.toString('utf8')).toMatch(/^BEGIN:VCALENDAR/);
}

/** Mails the voucher through a missing server; the result says so. */
export async function mailVoucher(scenario: Scenario, groupId: string, buyer: number): Promise<void> {
  const answer = await scenario.succeed('POST visit/group/{groupId}/voucher/{number}/mail', {
    params: { groupId, number: 1 },
    body: { contactIds: [buyer] },
  });
  expect(answer.body['vouchers']).toMatchObject([{ mails: [{ contactId: buyer, status: 'FAILED' }] }]);
}
