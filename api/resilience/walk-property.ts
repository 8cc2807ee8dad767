import type { openWalk } from './walk';

/** Calls about one property, from its creation to the analyses; returns its reference. */
export async function walkProperty(walk: ReturnType<typeof openWalk>, owner: number): Promise<string> {
  const draft = {
    title: 'Maison de ville',
    transactionType: 'SALE',
    contactTypes: { [owner]: ['OWNER'] },
    financialInfo: { priceNoFees: 250_000 },
    propertyMetadata: { homeSize: 120, roomCount: 5 },
    location: { city: 'Bayonne', postcode: '64100', insee: '64102', label: 'Bayonne', lat: 43.49, lon: -1.47 },
  };
  const made = await walk.create('POST property', draft, { ...draft, title: 'Other' });
  const reference = String(made.body['reference']);
  expect(made.body['price']).toBe(261_250);
  const params = { reference };
  await walk.change('PATCH property/{reference}', 1, { params, body: { title: 'Villa' } });
  const property = await walk.succeed('GET property/{reference}', { params });
  const etagHeaders = { 'if-none-match': property.headers.get('etag') ?? '' };
  expect((await walk.send('GET property/{reference}', { params, headers: etagHeaders })).status).toBe(304);
  await walk.succeed('POST property/find', {
    body: { dto: { price: { min: '200000' }, location: { cities: ['64102'] } } },
  });
  await walk.succeed('POST property/byReferences', { body: [reference] });
  await walk.succeed('GET property/byContact/{contactId}', { params: { contactId: owner } });
  const filters = [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [200_000, 400_000] }];
  const ranked = await walk.succeed('POST property/rank', {
    query: '?strict=true',
    body: { references: [reference], filters },
  });
  expect(ranked.body).toMatchObject([{ reference, rank: 1, score: 100 }]);
  await walk.succeed('POST contact/rank', { body: { reference } });
  await walk.succeed('POST property/{reference}/newly-matching', {
    params,
    body: { before: 450_000, after: 261_250 },
  });
  await walk.succeed('GET property/{reference}/compliance', { params });
  await walk.succeed('GET property/{reference}/market', { params });
  const history = await walk.succeed('GET property/{reference}/history', { params });
  const [newest] = history.body as unknown as { auditId: number }[];
  await walk.succeed('GET property/{reference}/history/{auditId}', {
    params: { ...params, auditId: newest?.auditId ?? 0 },
  });
  await walk.succeed('POST property/cube', { body: { rows: 'city', columns: 'rooms', measure: 'medianPrice' } });
  await walk.succeed('POST property/facets', { body: {} });
  return reference;
}

/** Calls of the list: changes of many properties, export, saved views. */
export async function walkPropertyList(walk: ReturnType<typeof openWalk>, reference: string): Promise<void> {
  const change = { changes: [{ reference, fields: { propertyStatus: 'SUSPENDED' } }] };
  const [changed, again] = [
    await walk.succeed('POST property/bulk', { body: change }),
    await walk.succeed('POST property/bulk', { body: change }),
  ];
  expect(changed.body).toMatchObject({ results: [{ outcome: 'CHANGED', before: { propertyStatus: 'ACTIVE' } }] });
  expect(again.body).toMatchObject({ results: [{ outcome: 'UNCHANGED' }] });
  const table = await walk.succeed('POST property/export', { body: { columns: ['reference', 'price'] } });
  expect(table.bytes.toString('utf8')).toBe(`\uFEFFRéférence;Prix affiché (€)\r\n${reference};261250\r\n`);
  const view = { area: 'property', name: 'Suspendus', address: '?status=suspended' };
  const made = await walk.create('POST user/me/view', view, { ...view, name: 'Other' });
  const params = { id: Number(made.body['id']) };
  await walk.change('PATCH user/me/view/{id}', 1, { params, body: { pinned: true, address: '?status=sold' } });
  await walk.succeed('PUT user/me/view/order', { body: { area: 'property', ids: [params.id] } });
  const listed = await walk.succeed('GET user/me/view', { query: '?area=property' });
  expect(listed.body).toMatchObject([{ name: 'Suspendus', pinned: true, version: 2 }]);
  await walk.succeed('DELETE user/me/view/{id}', { params });
  await walk.succeed('POST property/bulk', {
    body: { changes: [{ reference, fields: { propertyStatus: 'ACTIVE' } }] },
  });
}
