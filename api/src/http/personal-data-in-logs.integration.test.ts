import { contactFields } from '../../test/factories';
import { keepLog } from '../../test/fakes/kept-log';
import { startWorld, type Answer, type World } from '../../test/world';

/** Typed values and identifiers of a person; none of them occurs elsewhere in the product. */
const PERSONAL_VALUES = {
  mail: 'maylis.zubiburu@planted.example',
  otherMail: 'xan.zubiburu@planted.example',
  firstName: 'Maylisenne',
  lastName: 'Zubiburuenea',
  phone: '+33698765432',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  token: 'T0KEN-9f8e7d6c5b4a',
};
const NOTE = `IBAN ${PERSONAL_VALUES.iban}, ${PERSONAL_VALUES.otherMail}, 06 98 76 54 32`;
const FIELDS = contactFields({
  firstName: PERSONAL_VALUES.firstName,
  lastName: PERSONAL_VALUES.lastName,
  email: PERSONAL_VALUES.mail,
  phone: [{ number: PERSONAL_VALUES.phone, type: 'MOBILE', main: true, note: NOTE }],
  observation: NOTE,
  negotiator: PERSONAL_VALUES.otherMail,
});

/** Keeps letters and digits only, so that a value is found whatever its punctuation or percent-encoding. */
const normalised = (text: string): string =>
  text
    .replace(/%[0-9a-f]{2}/gi, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
/** Without the country code: a number may be written either way. */
const SEARCHED_VALUES = Object.values({ ...PERSONAL_VALUES, phone: '698765432' }).map(normalised);

interface Line {
  msg: string;
  route?: string;
  status?: number;
}

let world: World;
let token: string;
const log = keepLog();
beforeAll(async () => {
  world = await startWorld({ ...log });
  token = await world.signIn(['MANAGER'], { email: PERSONAL_VALUES.otherMail });
});
beforeEach(() => log.clear());
afterEach(() => jest.restoreAllMocks());
afterAll(() => world.close());

const query = new URLSearchParams({
  q: PERSONAL_VALUES.mail,
  name: PERSONAL_VALUES.lastName,
  token: PERSONAL_VALUES.token,
}).toString();

/** Makes a call, which must be logged. @returns its answer */
async function call(key: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const from = log.text().length;
  const answer = await world.call(key, { token, headers, ...(body === undefined ? {} : { body }) });
  expect(linesOf(log.text().slice(from)).at(-1)).toMatchObject({ msg: 'answered', status: answer.status });
  return answer;
}

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

/** Returns the test person's values that a text contains. */
const personalValuesIn = (text: string): string[] =>
  SEARCHED_VALUES.filter((searchedValue) => normalised(text).includes(searchedValue));

async function createContact(): Promise<{ id: number; etag: string }> {
  const created = await call('POST contact', FIELDS);
  expect(created.status).toBe(201);
  const { id } = created.body as { id: number };
  return { id, etag: String((await call(`GET contact/${id}`)).headers['etag']) };
}

it('finds a personal value in any notation', () => {
  const forms = [
    encodeURIComponent(PERSONAL_VALUES.mail),
    '06.98.76.54.32',
    PERSONAL_VALUES.iban.replaceAll(' ', ''),
    PERSONAL_VALUES.token,
  ];
  expect(forms.map((form) => personalValuesIn(`{"x":"a ${form} b"}`).length)).toEqual([1, 1, 1, 1]);
  expect(personalValuesIn('{"route":"/api/contact/:id","status":200}')).toEqual([]);
});

it('no line contains personal values of a record that is created, changed, searched and read', async () => {
  const { id, etag } = await createContact();
  const change = { observation: `${NOTE} ${PERSONAL_VALUES.token}` };
  const statuses = [
    (await call(`PATCH contact/${id}`, change, { 'if-match': etag })).status,
    (await call(`PATCH contact/${id}`, change, { 'if-match': etag })).status,
    (await call('POST contact/find', { dto: { text: PERSONAL_VALUES.lastName } })).status,
    (await call(`GET search?${query}`)).status,
    (await call(`GET contact/${id}?${query}`)).status,
  ];
  expect(statuses.slice(0, 3)).toEqual([200, 412, 200]);
  expect(personalValuesIn(log.text())).toEqual([]);
});

it('no line contains personal values of a refused call', async () => {
  const headers = {
    'content-type': 'application/json',
    cookie: `name=${PERSONAL_VALUES.token}`,
    referer: `/?${query}`,
  };
  const refused = [
    await call('POST contact', { ...FIELDS, email: `${PERSONAL_VALUES.mail} ${PERSONAL_VALUES.iban}` }, headers),
    await call('POST contact', `{"lastName": "${PERSONAL_VALUES.lastName}", "note": "${NOTE}`, headers),
    await call('POST contact', { ...FIELDS, [PERSONAL_VALUES.token]: NOTE }, headers),
    await call(`GET visit/calendar.ics?${query}`),
    await call(`GET p/${PERSONAL_VALUES.token}?${query}`),
    await call(`GET contact/${encodeURIComponent(PERSONAL_VALUES.mail)}`),
    await call(`GET ${PERSONAL_VALUES.lastName}?${query}`),
    await call('GET contact/1', undefined, { authorization: `Bearer ${PERSONAL_VALUES.token}` }),
  ];
  for (const { status } of refused) expect([status >= 400, status < 500]).toEqual([true, true]);
  expect(personalValuesIn(log.text())).toEqual([]);
});

it.each([
  ['nobody foresaw', 'XX000', 500],
  ['the database refuses for now', '57P03', 503],
])('no line contains personal values of a call that fails as %s', async (_, code, status) => {
  const { id } = await createContact();
  const quoted = `${PERSONAL_VALUES.mail} ${NOTE} ${PERSONAL_VALUES.token}`;
  const details = { code, detail: `Key (email)=(${quoted}) exists.`, where: quoted, parameters: [quoted] };
  const failure = Object.assign(new Error(`invalid input: "${quoted}" and "${PERSONAL_VALUES.lastName}"`), details);
  jest.spyOn(world.db, 'query').mockRejectedValue(failure);
  jest.spyOn(world.db, 'tx').mockRejectedValue(failure);
  const failed = [
    await call('POST contact', FIELDS),
    await call(`PATCH contact/${id}`, { observation: NOTE }, { 'if-match': '"1"' }),
    await call('POST contact/find', { dto: { text: PERSONAL_VALUES.lastName } }),
    await call(`GET search?${query}`),
  ];
  jest.restoreAllMocks();
  expect(failed.map((answer) => answer.status)).toEqual([status, status, status, status]);
  expect(linesOf(log.text()).filter(({ msg }) => msg === 'unforeseen' || msg === 'unavailable')).toHaveLength(4);
  expect(personalValuesIn(log.text())).toEqual([]);
});
