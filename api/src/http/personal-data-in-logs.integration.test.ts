import { contactFields } from '../../test/factories';
import { startWorld, type Answer, type World } from '../../test/world';

/** Typed values and identifiers of a person; none of them occurs elsewhere in the product. */
const PLANTED = {
  mail: 'maylis.zubiburu@planted.example',
  otherMail: 'xan.zubiburu@planted.example',
  firstName: 'Maylisenne',
  lastName: 'Zubiburuenea',
  phone: '+33698765432',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  token: 'T0KEN-9f8e7d6c5b4a',
};
const NOTE = `IBAN ${PLANTED.iban}, ${PLANTED.otherMail}, 06 98 76 54 32`;
const FIELDS = contactFields({
  firstName: PLANTED.firstName,
  lastName: PLANTED.lastName,
  email: PLANTED.mail,
  phone: [{ number: PLANTED.phone, type: 'MOBILE', main: true, note: NOTE }],
  observation: NOTE,
  negotiator: PLANTED.otherMail,
});

/** Keeps letters and digits only, so that a value is found whatever its punctuation or percent-encoding. */
const bare = (text: string): string =>
  text
    .replace(/%[0-9a-f]{2}/gi, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
/** Without the country code: a number may be written either way. */
const NEEDLES = Object.values({ ...PLANTED, phone: '698765432' }).map(bare);

interface Line {
  msg: string;
  route?: string;
  status?: number;
}

let world: World;
let token: string;
let written: string;
beforeAll(async () => {
  world = await startWorld({ logLevel: 'trace', logStream: { write: (line) => void (written += line) } });
  token = await world.signIn(['MANAGER'], { email: PLANTED.otherMail });
});
beforeEach(() => {
  written = '';
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => world.close());

const query = new URLSearchParams({ q: PLANTED.mail, name: PLANTED.lastName, token: PLANTED.token }).toString();

/** Makes a call, which must be logged. @returns its answer */
async function call(key: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const from = written.length;
  const answer = await world.call(key, { token, headers, ...(body === undefined ? {} : { body }) });
  expect(linesOf(written.slice(from)).at(-1)).toMatchObject({ msg: 'answered', status: answer.status });
  return answer;
}

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

/** Returns the test person's values that a text contains. */
const found = (text: string): string[] => NEEDLES.filter((needle) => bare(text).includes(needle));

async function createContact(): Promise<{ id: number; etag: string }> {
  const created = await call('POST contact', FIELDS);
  expect(created.status).toBe(201);
  const { id } = created.body as { id: number };
  return { id, etag: String((await call(`GET contact/${id}`)).headers['etag']) };
}

it('finds a personal value in any notation', () => {
  const forms = [encodeURIComponent(PLANTED.mail), '06.98.76.54.32', PLANTED.iban.replaceAll(' ', ''), PLANTED.token];
  expect(forms.map((form) => found(`{"x":"a ${form} b"}`).length)).toEqual([1, 1, 1, 1]);
  expect(found('{"route":"/api/contact/:id","status":200}')).toEqual([]);
});

it('no line contains personal values of a record that is created, changed, searched and read', async () => {
  const { id, etag } = await createContact();
  const change = { observation: `${NOTE} ${PLANTED.token}` };
  const statuses = [
    (await call(`PATCH contact/${id}`, change, { 'if-match': etag })).status,
    (await call(`PATCH contact/${id}`, change, { 'if-match': etag })).status,
    (await call('POST contact/find', { dto: { text: PLANTED.lastName } })).status,
    (await call(`GET search?${query}`)).status,
    (await call(`GET contact/${id}?${query}`)).status,
  ];
  expect(statuses.slice(0, 3)).toEqual([200, 412, 200]);
  expect(found(written)).toEqual([]);
});

it('no line contains personal values of a refused call', async () => {
  const headers = { 'content-type': 'application/json', cookie: `name=${PLANTED.token}`, referer: `/?${query}` };
  const refused = [
    await call('POST contact', { ...FIELDS, email: `${PLANTED.mail} ${PLANTED.iban}` }, headers),
    await call('POST contact', `{"lastName": "${PLANTED.lastName}", "note": "${NOTE}`, headers),
    await call('POST contact', { ...FIELDS, [PLANTED.token]: NOTE }, headers),
    await call(`GET visit/calendar.ics?${query}`),
    await call(`GET p/${PLANTED.token}?${query}`),
    await call(`GET contact/${encodeURIComponent(PLANTED.mail)}`),
    await call(`GET ${PLANTED.lastName}?${query}`),
    await call('GET contact/1', undefined, { authorization: `Bearer ${PLANTED.token}` }),
  ];
  for (const { status } of refused) expect([status >= 400, status < 500]).toEqual([true, true]);
  expect(found(written)).toEqual([]);
});

it.each([
  ['nobody foresaw', 'XX000', 500],
  ['the database refuses for now', '57P03', 503],
])('no line contains personal values of a call that fails as %s', async (_, code, status) => {
  const { id } = await createContact();
  const quoted = `${PLANTED.mail} ${NOTE} ${PLANTED.token}`;
  const details = { code, detail: `Key (email)=(${quoted}) exists.`, where: quoted, parameters: [quoted] };
  const failure = Object.assign(new Error(`invalid input: "${quoted}" and "${PLANTED.lastName}"`), details);
  jest.spyOn(world.db, 'query').mockRejectedValue(failure);
  jest.spyOn(world.db, 'tx').mockRejectedValue(failure);
  const failed = [
    await call('POST contact', FIELDS),
    await call(`PATCH contact/${id}`, { observation: NOTE }, { 'if-match': '"1"' }),
    await call('POST contact/find', { dto: { text: PLANTED.lastName } }),
    await call(`GET search?${query}`),
  ];
  jest.restoreAllMocks();
  expect(failed.map((answer) => answer.status)).toEqual([status, status, status, status]);
  expect(linesOf(written).filter(({ msg }) => msg === 'unforeseen' || msg === 'unavailable')).toHaveLength(4);
  expect(found(written)).toEqual([]);
});
