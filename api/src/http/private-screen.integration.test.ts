import { PRIVATE_SCREEN_HEADER } from '@pignon/shared/domain/privacy/private-documents';
import { startWorld, type World } from '../../test/world';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['MANAGER']);
});
afterAll(() => world.close());

const callWithScreen = (call: string, screen: Record<string, string>) => world.call(call, { token, headers: screen });

describe('a screen that a customer may see', () => {
  it.each([
    'POST mandate/blank/V26-00001',
    'GET mandate/1/agency/pdf',
    'GET mandate/register.pdf?from=2026-01-01',
    'GET mandate/register.csv?from=2026-01-01',
    'GET visit/group/2f0a4bd0-6f4f-4d3c-9c53-1d4a5b1c7e55/voucher',
    'GET visit/group/2f0a4bd0-6f4f-4d3c-9c53-1d4a5b1c7e55/voucher/1',
    'GET contact/1/export',
    'GET audit.csv',
    'POST contact/export',
  ])('gets no document that names people: %s', async (call) => {
    const refused = await callWithScreen(call, { [PRIVATE_SCREEN_HEADER]: 'on' });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'FORBIDDEN', message: /écran client/ }]);
    expect((await callWithScreen(call, {})).status).not.toBe(403);
  });
});
