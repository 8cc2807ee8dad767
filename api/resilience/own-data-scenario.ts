import type { openScenario } from './scenario';

type Scenario = ReturnType<typeof openScenario>;

/** Fills and reads one's own cart. */
export async function runCartScenario(scenario: Scenario, reference: string, contact: number): Promise<void> {
  const add = { properties: [reference, 'V99-99999'], contacts: [contact] };
  const cartState = { properties: [reference], contacts: [contact], version: 1 };
  expect((await scenario.succeed('POST user/me/cart', { body: { add } })).body).toEqual(cartState);
  expect((await scenario.succeed('GET user/me/cart')).body).toEqual(cartState);
}

/** Stores, reads and deletes a draft of one's own. */
export async function runDraftScenario(scenario: Scenario): Promise<void> {
  const params = { key: 'user:me' };
  const body = { values: { firstName: 'Ann' }, base: { firstName: 'Anne' }, baseVersion: 2 };
  await scenario.succeed('PUT user/me/draft/{key}', { params, body });
  const draft = await scenario.succeed('GET user/me/draft/{key}', { params });
  expect(draft.body).toMatchObject(body);
  expect((await scenario.succeed('GET user/me/draft')).body).toMatchObject([{ key: 'user:me' }]);
  await scenario.succeed('DELETE user/me/draft/{key}', { params });
  expect((await scenario.succeed('GET user/me/draft/{key}', { params })).body).toBeNull();
}
