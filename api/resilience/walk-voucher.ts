import type { openWalk } from './walk';

type Walk = ReturnType<typeof openWalk>;

/** PNG of one white pixel. */
const DRAWN =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

/** Prints, signs and reprints the voucher of a tour whose property has a mandate; returns the tour. */
export async function walkVoucher(walk: Walk, reference: string, buyer: number): Promise<string> {
  const visit = { propertyRef: reference, contactIds: [buyer] };
  const tour = [{ ...visit, start: '2027-01-06T09:00:00.000Z', end: '2027-01-06T10:00:00.000Z' }];
  const made = await walk.create('POST visit', tour, [{ ...tour[0], kind: 'SECOND' }]);
  const params = { groupId: String(made.body['groupId']) };
  const showings = await walk.succeed('POST visit/showings', { body: [{ propertyRef: reference, day: '2027-01-06' }] });
  expect(showings.body['content']).toMatchObject([{ problem: null }]);
  await walk.succeed('GET visit/group/{groupId}/voucher', { params });
  await walk.succeed('GET visit/group/{groupId}/signing', { params });
  const signers = [{ contactId: buyer, person: 'FIRST', image: DRAWN }];
  const signed = await walk.succeed('POST visit/group/{groupId}/sign', { params, body: { signers } });
  expect(signed.body['vouchers']).toMatchObject([{ number: 1, mails: [] }]);
  await walk.succeed('GET visit/group/{groupId}/voucher/{number}', { params: { ...params, number: 1 } });
  return params.groupId;
}

/** Sends notices to a visitor without consent, so that nothing is sent. */
export async function walkNotices(walk: Walk, groupId: string, buyer: number): Promise<void> {
  const params = { groupId };
  expect((await walk.succeed('GET visit/group/{groupId}/notice', { params })).body).toMatchObject({
    content: [],
    visitors: [{ contactId: buyer, problem: 'NO_CONSENT' }],
  });
  await walk.refused('POST visit/group/{groupId}/notice', { params, body: { contactIds: [buyer] } }, 409);
  const file = await walk.succeed('GET visit/group/{groupId}/calendar.ics', { params });
  expect(file.bytes.toString('utf8')).toMatch(/^BEGIN:VCALENDAR/);
}

/** Mails the voucher through a missing server; the result says so. */
export async function mailVoucher(walk: Walk, groupId: string, buyer: number): Promise<void> {
  const answer = await walk.succeed('POST visit/group/{groupId}/voucher/{number}/mail', {
    params: { groupId, number: 1 },
    body: { contactIds: [buyer] },
  });
  expect(answer.body['vouchers']).toMatchObject([{ mails: [{ contactId: buyer, status: 'FAILED' }] }]);
}
