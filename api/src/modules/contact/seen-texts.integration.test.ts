import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { contactFields } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR']);
});
afterAll(() => world.close());

const add = (overrides: object) =>
  world.call('POST contact', { token, body: { ...contactFields({ negotiator: null }), ...overrides } });

it('keeps names, addresses and numbers as displayed, and finds them', async () => {
  const pasted = {
    lastName: '\u200eSalla\u200bberry',
    firstName: 'He\u0301le\u0300ne\ufeff',
    email: 'jon.sallaberry\u200b@exemple.test',
    phone: [{ number: '\u202a06 39 98 22 11\u202c', type: 'MOBILE', main: true, note: '' }],
  };
  const { status, body } = await add(pasted);
  expect(status).toBe(201);
  expect(body as Contact).toMatchObject({
    lastName: 'Sallaberry',
    firstName: 'H\u00e9l\u00e8ne',
    email: 'jon.sallaberry@exemple.test',
    phone: [{ number: '+33639982211' }],
  });
  const found = await world.call(`GET search?q=${encodeURIComponent('\u202aSalla\u00adberry\u202c')}`, { token });
  expect(found.body as unknown).toMatchObject([{ kind: 'contact' }]);
});

it('refuses a number with an unknown country code, beside its field', async () => {
  const { status, body } = await add({ phone: [{ number: '07 09 40 12 34', type: 'MOBILE', main: true, note: '' }] });
  expect(status).toBe(422);
  expect(body as unknown).toMatchObject({ errors: [{ path: 'phone.0.number' }] });
});
