// Load test of a day with many users on two API processes: `npm run load -- --minutes 30 --staff 60`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callApi } from '../resilience/client';
import { startIdentityService, tokenFor } from '../resilience/identity-service';
import { startServer, type ServerProcess } from '../resilience/server-process';
import { agencyDatabase } from './database';
import { WriteLog } from './day/write-log';
import { SimulatedUser, type Workplace } from './day/simulated-user';
import { residentMegabytes } from './memory';
import { faultsOf, newTally, tallyReport, type Tally } from './day/tally';

/** Number of contacts edited by everybody. */
const SHARED = 40;
/** Number of times that memory is measured in a day. */
const MEMORY_LOOKS = 60;

const writeLine = (line: string) => process.stdout.write(`${line}\n`);

interface SeededRecords {
  contacts: { id: number; lastName: string }[];
  references: string[];
}

interface Page<Item> {
  content: Item[];
}

/** Records of the agency: each simulated user needs some of their own. */
async function records(url: string, token: string, pages: number): Promise<SeededRecords> {
  const found: SeededRecords = { contacts: [], references: [] };
  for (let pageNumber = 0; pageNumber < pages; pageNumber += 1) {
    const body = { dto: {}, pageNumber, pageSize: 50 };
    const contacts = await callApi(url, token, 'POST contact/find', { body });
    const properties = await callApi(url, token, 'POST property/find', { body });
    found.contacts.push(...(contacts.body as Page<SeededRecords['contacts'][number]>).content);
    found.references.push(
      ...(properties.body as Page<{ reference: string }>).content.map(({ reference }) => reference),
    );
  }
  return found;
}

async function watchMemory(
  { memory }: Tally,
  servers: readonly ServerProcess[],
  { began, length }: { began: number; length: number },
): Promise<void> {
  for (let look = 1; look <= MEMORY_LOOKS; look += 1) {
    await wait(Math.max(0, began + (length * look) / MEMORY_LOOKS - Date.now()));
    memory.push(await Promise.all(servers.map(({ pid }) => residentMegabytes(pid))));
  }
}

/** Reads every written record at the end and compares it with the acknowledged writes. */
async function checkWrites({ ledger, tally, urls: [url = ''] }: Workplace, token: string): Promise<void> {
  for (const id of ledger.ids) {
    const { version, source } = (await callApi(url, token, `GET contact/${id}`)).body as {
      version: number;
      source: string;
    };
    const fault = ledger.faultOf(id, version, source);
    if (fault) tally.lost.push(fault);
  }
}

async function simulateDay(
  servers: readonly ServerProcess[],
  staff: readonly string[],
  length: number,
): Promise<string[]> {
  const urls = servers.map(({ url }) => url);
  const [url = '', token] = [urls[0], tokenFor(staff[0] ?? '')];
  const { contacts, references } = await records(url, token, Math.max(4, Math.ceil(staff.length / 5)));
  const shared = contacts.slice(0, SHARED).map(({ id }) => id);
  const others = contacts.slice(SHARED);
  const common = {
    urls,
    shared,
    names: others.map(({ lastName }) => lastName),
    ledger: new WriteLog(),
    tally: newTally(),
  };
  const recordsOf = (number: number): Workplace => ({
    ...common,
    contacts: others.filter((_, index) => index % staff.length === number).map(({ id }) => id),
    references: references.filter((_, index) => index % staff.length === number),
  });
  const startedAt = Date.now();
  const people = staff.map((email, number) => new SimulatedUser(email, recordsOf(number)).work(startedAt + length));
  await Promise.all([...people, watchMemory(common.tally, servers, { began: startedAt, length })]);
  await checkWrites(recordsOf(0), token);
  writeLine(tallyReport(common.tally));
  return faultsOf(common.tally);
}

async function main([minutes = '', people = '', ...program]: readonly string[]): Promise<number> {
  const staff = Array.from({ length: Number(people) }, (_, number) => `staff-${number + 1}@pignon.test`);
  writeLine(`${staff.length} people for ${minutes} minutes; their agency is written first…`);
  const databaseUrl = await agencyDatabase(staff);
  const dataDir = await mkdtemp(join(tmpdir(), 'pignon-load-'));
  const identities = await startIdentityService();
  const settings = { dataDir, databaseUrl, identityHost: identities.host, program };
  const servers = [await startServer(settings), await startServer(settings)];
  try {
    const faults = await simulateDay(servers, staff, Number(minutes) * 60_000);
    for (const fault of faults) writeLine(`✗ ${fault}`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    for (const server of servers) await server.stop();
    identities.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
