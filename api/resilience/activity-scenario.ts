import type { openScenario } from './scenario';

/** A tour with the buyer, its feedback, and the places around. */
export async function runActivityScenario(
  scenario: ReturnType<typeof openScenario>,
  reference: string,
  buyer: number,
): Promise<void> {
  const tour = [
    { propertyRef: reference, contactIds: [buyer], start: '2027-01-05T09:00:00.000Z', end: '2027-01-05T10:00:00.000Z' },
  ];
  const createdTour = await scenario.create('POST visit', tour, [{ ...tour[0], kind: 'SECOND' }]);
  const params = { groupId: String(createdTour.body['groupId']) };
  await scenario.succeed('GET visit/group/{groupId}', { params });
  await scenario.succeed('POST visit/find', { body: { dto: { propertyRef: reference } } });
  const week = { from: '2027-01-03T23:00:00.000Z', to: '2027-01-10T23:00:00.000Z' };
  const agenda = await scenario.succeed('POST visit/agenda/find', { body: week });
  const entry = { kind: 'VISIT', propertyRef: reference, groupId: params.groupId };
  expect(agenda.body['entries']).toContainEqual(expect.objectContaining(entry));
  const [upcomingVisit] = createdTour.body['visits'] as unknown as { id: number }[];
  const past = { ...tour[0], start: '2024-01-05T09:00:00.000Z', end: '2024-01-05T10:00:00.000Z' };
  const visits = await scenario.succeed('POST visit', { body: [past] });
  const [visit] = visits.body['visits'] as unknown as { id: number }[];
  const feedback = { interest: 4, positives: [], negatives: [], priceOpinion: null, next: 'OFFER', notes: '' };
  await scenario.change('PATCH visit/{id}/feedback', 1, { params: { id: visit?.id ?? 0 }, body: feedback });
  await scenario.change('PATCH visit/{id}/status', 1, {
    params: { id: upcomingVisit?.id ?? 0 },
    body: { status: 'CONFIRMED' },
  });
  await scenario.succeed('GET property/{reference}/feedback', { params: { reference } });
  const token = await scenario.succeed('POST user/me/calendar-token');
  const query = `?token=${String(token.body['token'])}`;
  const calendar = await scenario.succeed('GET visit/calendar.ics', { query });
  expect(calendar.bytes.toString('utf8')).toContain('BEGIN:VEVENT');
  const state = await scenario.succeed('GET user/me/calendar-token');
  expect(state.body).toEqual({ createdTime: token.body['createdTime'] });
  await scenario.succeed('DELETE user/me/calendar-token');
  await scenario.refused('GET visit/calendar.ics', { query }, 404);
  await scenario.succeed('DELETE visit/group/{groupId}', { params });
  const task = { type: 'TASK', title: 'Rappeler', due: '2026-12-01T09:00:00.000Z' };
  const event = await scenario.create('POST event/create', task, { ...task, title: 'Other' });
  await scenario.change('PATCH event/{id}', 1, { params: { id: Number(event.body['id']) }, body: { done: true } });
  await scenario.succeed('GET event/{id}', { params: { id: Number(event.body['id']) } });
  await scenario.succeed('POST event/me', { body: {} });
  await scenario.succeed('POST event', { body: { filter: { type: ['SYSTEM'] } } });
  const many = { changes: [{ id: Number(event.body['id']), fields: { done: false, day: '2027-02-01' } }] };
  expect((await scenario.succeed('POST event/bulk', { body: many })).body).toMatchObject({
    results: [{ outcome: 'CHANGED' }],
  });
  await scenario.succeed('DELETE event/{id}', { params: { id: Number(event.body['id']) } });
  const found = await scenario.succeed('GET search', { query: '?q=bayonne&type=property' });
  expect(found.body).toMatchObject([{ kind: 'property', reference }]);
  await scenario.succeed('GET commune', { query: '?insee=64102' });
  await scenario.succeed('GET commune/find', { query: '?q=bayonne' });
  await scenario.succeed('GET place/tiles');
  await scenario.succeed('GET place/start', { query: '?insee=64102' });
  await scenario.succeed('GET place/communes', { query: '?w=-1.6&s=43.4&e=-1.4&n=43.6' });
  await scenario.succeed('POST property/map', { body: { bbox: [-1.6, 43.4, -1.4, 43.6], zoom: 12 } });
  await scenario.succeed('GET place/find', { query: '?q=1%20rue%20Thiers%20bayonne' });
}
