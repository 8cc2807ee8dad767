import { setTimeout as wait } from 'node:timers/promises';
import { callApi } from './client';
import { install, type Installation } from './installation';
import { duplicateRecords, partialWrites, lostWrites, registerNumbers } from './verify.repo';
import { emptyAcknowledgedWrites, Writer, type AcknowledgedWrites } from './writers';

const KILLS = Number(process.env['KILLS'] ?? 20);
const WRITERS = 8;

let installation: Installation;
const journal: AcknowledgedWrites = emptyAcknowledgedWrites();

beforeAll(async () => {
  installation = await install();
});
afterAll(() => installation.remove());

/** A caller without a response repeats the request with the same key, as the browser does. */
async function retryDelay(url: string): Promise<number> {
  const open = journal.unanswered.splice(0);
  for (const { call, key, body } of open) {
    const { status } = await callApi(url, installation.token, call, { body, headers: { 'idempotency-key': key } });
    expect(status).toBe(201);
  }
  return open.length;
}

it(`loses no acknowledged write and leaves none incomplete when killed ${KILLS} times under load`, async () => {
  let askedAgain = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await installation.start();
    askedAgain += await retryDelay(server.url);
    const writers = Array.from({ length: WRITERS }, () => new Writer(server.url, installation.token, journal).work());
    // On a slow machine a fixed time alone would kill servers that had acknowledged nothing.
    while (journal.kept.length <= (kill + 1) * WRITERS && journal.strange.length === 0) await wait(10);
    await wait(Math.random() * 1200);
    await server.kill();
    await Promise.all(writers);
    expect(journal.strange).toEqual([]);
    await installation.withDb(async (db) => {
      expect(await lostWrites(db, journal.kept)).toEqual([]);
      expect(await partialWrites(db)).toEqual([]);
      const numbers = await registerNumbers(db);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(await duplicateRecords(db)).toEqual([]);
    });
  }
  expect(journal.kept.length).toBeGreaterThan(KILLS * WRITERS);
  expect(askedAgain).toBeGreaterThan(0);
  process.stdout.write(
    `${installation.engine}: ${KILLS} kills, ${journal.kept.length} acknowledged writes, ${askedAgain} creations asked again\n`,
  );
}, 600_000);
