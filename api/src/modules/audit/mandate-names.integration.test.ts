import type { AuditFindReply } from '@pignon/shared/domain/audit/audit.schema';
import type { z } from 'zod';
import { MandateWorld } from '../../../test/mandate-world';
import { writeAudit } from './audit.repo';

let m: MandateWorld;
let support: string;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(async () => {
  await m.begin();
  support = await m.world.signIn(['SUPPORT'], { email: 'support@pignon.test' });
});
afterAll(() => m.world.close());

const SIGNED = 'Mandat n°\u00a0T-1';

/** The mandate with id 2 is the first of the register; the one with id 1 is never signed. */
async function crossedNumbers() {
  const draft = await m.create({ propertyRef: 'V2' });
  const signed = await m.create();
  await m.sign('V1', m.anne, m.luc);
  return { draft, signed };
}

it('shows the register number of a mandate that a line or its file is about', async () => {
  const { draft, signed } = await crossedNumbers();
  await writeAudit(m.world.db, { user: 'nora@pignon.test', source: 'UI', requestId: null }, [
    { action: 'CREATE', entity: 'media', ref: `mandate/${signed.id}`, changes: [] },
    { action: 'DELETE', entity: 'mandate', ref: '99', changes: [] },
  ]);
  const { bytes } = await m.world.call('GET audit.csv', { token: support });
  const lines = bytes.toString('utf8').split('\r\n').slice(1, -1);
  const about = (kind: string) => lines.map((line) => line.split(';')).filter((cells) => cells[3] === kind);
  const references = (kind: string) => [...new Set(about(kind).map((cells) => cells[4]))];
  expect(references('Mandat')).toEqual(['Mandat', SIGNED, `Mandat à signer, sans numéro (${draft.propertyRef})`]);
  expect(references('Média')).toEqual([SIGNED]);
});

it('is filtered by a mandate’s register number, never by its id', async () => {
  const { draft, signed } = await crossedNumbers();
  expect([draft.id, signed.id]).toEqual([1, 2]);
  const { body } = await m.world.call('GET audit?entity=mandate&ref=1', { token: support });
  const { content } = body as z.infer<typeof AuditFindReply>;
  expect([...new Set(content.map(({ ref }) => ref))]).toEqual([String(signed.id)]);
  expect((await m.world.call('GET audit?entity=mandate&ref=2', { token: support })).body).toMatchObject({
    content: [],
  });
});
