import type { openScenario } from './scenario';

/** Calls about one property, from its creation to the analyses; returns its reference. */
export async function runPropertyScenario(scenario: ReturnType<typeof openScenario>, owner: number): Promise<string> {
  const draft = {
    title: 'Maison de ville',
    transactionType: 'SALE',
    contactTypes: { [owner]: ['OWNER'] },
    financialInfo: { priceNoFees: 250_000 },
    propertyMetadata: { homeSize: 120, roomCount: 5 },
    location: { city: 'Bayonne', postcode: '64100', insee: '64102', label: 'Bayonne', lat: 43.49, lon: -1.47 },
  };
  const created = await scenario.create('POST property', draft, { ...draft, title: 'Other' });
  const reference = String(created.body['reference']);
  expect(created.body['price']).toBe(261_250);
  const params = { reference };
  await scenario.change('PATCH property/{reference}', 1, { params, body: { title: 'Villa' } });
  const property = await scenario.succeed('GET property/{reference}', { params });
  const etagHeaders = { 'if-none-match': property.headers.get('etag') ?? '' };
  expect((await scenario.send('GET property/{reference}', { params, headers: etagHeaders })).status).toBe(304);
  await scenario.succeed('POST property/find', {
    body: { dto: { price: { min: '200000' }, location: { cities: ['64102'] } } },
  });
  await scenario.succeed('POST property/byReferences', { body: [reference] });
  await scenario.succeed('GET property/byContact/{contactId}', { params: { contactId: owner } });
  const filters = [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [200_000, 400_000] }];
  const ranked = await scenario.succeed('POST property/rank', {
    query: '?strict=true',
    body: { references: [reference], filters },
  });
  expect(ranked.body).toMatchObject([{ reference, rank: 1, score: 100 }]);
  await scenario.succeed('POST contact/rank', { body: { reference } });
  await scenario.succeed('POST property/{reference}/newly-matching', {
    params,
    body: { before: 450_000, after: 261_250 },
  });
  await scenario.succeed('GET property/{reference}/compliance', { params });
  await scenario.succeed('GET property/{reference}/market', { params });
  const history = await scenario.succeed('GET property/{reference}/history', { params });
  const [newest] = history.body as unknown as { auditId: number }[];
  await scenario.succeed('GET property/{reference}/history/{auditId}', {
    params: { ...params, auditId: newest?.auditId ?? 0 },
  });
  await scenario.succeed('POST property/cube', { body: { rows: 'city', columns: 'rooms', measure: 'medianPrice' } });
  await scenario.succeed('POST property/facets', { body: {} });
  return reference;
}

/** Calls of the list: changes of many properties, export, saved views. */
export async function runPropertyListScenario(
  scenario: ReturnType<typeof openScenario>,
  reference: string,
): Promise<void> {
  const change = { changes: [{ reference, fields: { propertyStatus: 'SUSPENDED' } }] };
  const [changed, again] = [
    await scenario.succeed('POST property/bulk', { body: change }),
    await scenario.succeed('POST property/bulk', { body: change }),
  ];
  expect(changed.body).toMatchObject({ results: [{ outcome: 'CHANGED', before: { propertyStatus: 'ACTIVE' } }] });
  expect(again.body).toMatchObject({ results: [{ outcome: 'UNCHANGED' }] });
  const table = await scenario.succeed('POST property/export', { body: { columns: ['reference', 'price'] } });
  expect(table.bytes.toString('utf8')).toBe(`\uFEFFRéférence;Prix affiché (€)\r\n${reference};261250\r\n`);
  const view = { area: 'property', name: 'Suspendus', address: '?status=suspended' };
  const created = await scenario.create('POST user/me/view', view, { ...view, name: 'Other' });
  const params = { id: Number(created.body['id']) };
  await scenario.change('PATCH user/me/view/{id}', 1, { params, body: { pinned: true, address: '?status=sold' } });
  await scenario.succeed('PUT user/me/view/order', { body: { area: 'property', ids: [params.id] } });
  const listed = await scenario.succeed('GET user/me/view', { query: '?area=property' });
  expect(listed.body).toMatchObject([{ name: 'Suspendus', pinned: true, version: 2 }]);
  await scenario.succeed('DELETE user/me/view/{id}', { params });
  await scenario.succeed('POST property/bulk', {
    body: { changes: [{ reference, fields: { propertyStatus: 'ACTIVE' } }] },
  });
}
