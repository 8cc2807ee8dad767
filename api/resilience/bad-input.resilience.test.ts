import { ProblemSchema } from '@pignon/shared/domain/common/problem.schema';
import fc from 'fast-check';
import { callApi } from './client';
import { requestsOf, type Existing, type WireRequest } from './fuzz/requests';
import { closeConnections, sendRaw } from './fuzz/raw-http';
import { tokenFor } from './identity-service';
import { install, MANAGER, type Installation } from './installation';
import type { ServerProcess } from './server-process';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 10_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const CONCURRENCY = 16;
const TIMEOUT_MS = 15_000;
const MEGABYTE = 1024 * 1024;

let installation: Installation;
let server: ServerProcess;

beforeAll(async () => {
  installation = await install();
  server = await installation.start();
}, 120_000);
afterAll(async () => {
  closeConnections();
  await installation.remove();
});

async function make(key: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await callApi(server.url, tokenFor(MANAGER), key, { body });
  expect([key, answer.status, answer.body]).toEqual([key, 201, answer.body]);
  return answer.body as Record<string, unknown>;
}

/** Creates one record of each kind, so that a request with a single fault passes the first check. */
async function createRecords(): Promise<Existing> {
  const contact = await make('POST contact', { contactType: ['OWNER', 'CUSTOMER'], lastName: 'Etcheverry' });
  const property = await make('POST property', {
    title: 'Maison',
    transactionType: 'SALE',
    contactTypes: { [String(contact['id'])]: ['OWNER'] },
    financialInfo: { priceNoFees: 250_000 },
  });
  const reference = String(property['reference']);
  const mandate = await make('POST mandate', {
    propertyRef: reference,
    type: 'EXCLUSIVE',
    startDate: '2026-11-21',
    endDate: '2027-02-20',
  });
  const tour = await make('POST visit', [
    {
      propertyRef: reference,
      contactIds: [contact['id']],
      start: '2026-12-01T09:00:00.000Z',
      end: '2026-12-01T10:00:00.000Z',
    },
  ]);
  return {
    reference: [reference],
    ref: [reference],
    propertyRef: [reference],
    id: [String(contact['id']), String(mandate['id']), reference],
    contactId: [String(contact['id'])],
    x: ['agency', String(contact['id'])],
    groupId: [String(tour['groupId'])],
    auditId: ['1', '2'],
    status: ['SOLD', 'CLOSED', 'RUNNING'],
    owner: ['property', 'contact'],
    size: ['SM', 'ORIGINAL'],
    path: ['photo.jpg'],
    kind: ['poster', 'print'],
    lang: ['fr', 'en'],
    portal: ['poliris'],
    // Another user than the caller, who would lose access.
    loginEmail: ['nobody@pignon.test'],
  };
}

function faultOf(
  wire: WireRequest,
  { status, type, text }: { status: number; type: string; text: string },
): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  if (status < 400 || wire.method === 'HEAD') return null;
  if (!type.startsWith('application/problem+json')) return `refused with ${status} as ${type}: ${text.slice(0, 200)}`;
  const problem = ProblemSchema.safeParse(JSON.parse(text));
  if (!problem.success) return `refused with no problem document: ${text.slice(0, 200)}`;
  const sentences = [problem.data.message, ...(problem.data.errors ?? []).map(({ message }) => message)];
  const foreign = sentences.find((sentence) =>
    /\b(expected|invalid|must|required|should|error|undefined|received)\b/i.test(sentence),
  );
  if (foreign) return `refused in another language: ${foreign}`;
  return /\bat .*:\d+:\d+|node_modules|select .* from/i.test(text)
    ? `tells how it is made: ${text.slice(0, 200)}`
    : null;
}

const describeRequest = ({ method, path, headers, body }: WireRequest) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body?.toString('utf8').slice(0, 500) ?? ''}`;

it(`answers ${REQUESTS} bad requests without a failure, a timeout or growing memory`, async () => {
  const existing = await createRecords();
  const statuses = new Map<number, number>();
  const memory: number[] = [];
  let requestCount = 0;
  async function check(wire: WireRequest): Promise<void> {
    requestCount += 1;
    // signed in now: some of the requests end all earlier sessions
    const answer = await sendRaw(server.url, tokenFor(MANAGER), wire, TIMEOUT_MS).catch((error: unknown) => {
      throw new Error(`${String(error)}: ${describeRequest(wire)}`);
    });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault = faultOf(wire, answer);
    if (fault) throw new Error(`${fault}\n${describeRequest(wire)}`);
  }
  const batch = fc.array(requestsOf(existing), { minLength: CONCURRENCY, maxLength: CONCURRENCY });
  const runs = Math.ceil(REQUESTS / CONCURRENCY);
  await fc.assert(
    fc.asyncProperty(batch, async (wires) => {
      await Promise.all(wires.map(check));
      if (requestCount % 500 < CONCURRENCY) memory.push(await server.memory());
    }),
    { numRuns: runs, seed: SEED, endOnFailure: true },
  );
  const third = Math.floor(memory.length / 3);
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length / MEGABYTE;
  const [middle, last] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(2 * third))];
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(
    `${installation.engine}: ${requestCount} requests, ${counts.join(', ')}; ${Math.round(middle)} MB, then ${Math.round(last)} MB\n`,
  );
  expect(requestCount).toBeGreaterThanOrEqual(REQUESTS);
  expect(last).toBeLessThan(middle * 1.1);
  expect((await callApi(server.url, tokenFor(MANAGER), 'GET user/me')).body).toMatchObject({ loginEmail: MANAGER });
}, 900_000);
