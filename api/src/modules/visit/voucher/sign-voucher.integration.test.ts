import { createHash } from 'node:crypto';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import type { VoucherState } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import sql from 'sql-template-tag';
import { SOMEBODY, visitOf } from '../../../../test/factories';
import { drawnSignature } from '../../../../test/papers/drawn-signature';
import { readPdf } from '../../../../test/pdf';
import { ProposalWorld } from '../../../../test/proposal-world';
import { insertManyVisits } from '../visit.service';

const GROUP = '3f0c0c9e-5c55-4d7b-9a51-0d5e5d8f7c11';
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;

let w: ProposalWorld;
let images: string[];

beforeAll(async () => {
  w = await ProposalWorld.start();
  images = [await drawnSignature('#000'), await drawnSignature('#111')];
}, 60_000);
beforeEach(async () => {
  await w.begin();
  const visit = { contactIds: [w.anne, w.luc], groupId: GROUP };
  await w.world.db.tx((tx) =>
    insertManyVisits(tx, SOMEBODY, [
      visitOf({ ...visit, propertyRef: 'V1', start: at(9), end: at(10) }),
      visitOf({ ...visit, propertyRef: 'V2', start: at(10), end: at(11) }),
      visitOf({ ...visit, propertyRef: 'BARE', start: at(12), end: at(13) }),
    ]),
  );
});
afterAll(() => w.close());

const signer = (contactId: number, image = images[0]) => ({ contactId, person: 'FIRST', image });
const sign = (body: object, headers?: Record<string, string>) =>
  w.call(`POST visit/group/${GROUP}/sign`, body, headers);
const state = async () => (await w.call(`GET visit/group/${GROUP}/signing`)).body as VoucherState;
const tour = async () => (await w.call(`GET visit/group/${GROUP}`)).body as Tour;
const file = async (path = '') => (await w.call(`GET visit/group/${GROUP}/voucher${path}`)).bytes;

/** Every visit of the tour as stored, with changed values for some. */
async function save(overrides: Record<string, object>) {
  const { visits } = await tour();
  const body = visits.map(({ id, version, groupId, propertyRef, contacts, start, end }) => ({
    ...{ id, version, groupId, propertyRef, contactIds: contacts.map(({ contactId }) => contactId), start, end },
    ...overrides[propertyRef],
  }));
  expect((await w.call('POST visit', body)).status).toBe(201);
}

describe('a voucher to sign', () => {
  it('contains the visits under a mandate, and names omitted ones', async () => {
    const { vouchers, next, reachable } = await state();
    expect(vouchers).toEqual([]);
    expect(next.visitIds).toHaveLength(2);
    expect(next.left).toMatchObject([{ propertyRef: 'BARE' }]);
    expect(next.signatories.map(({ contactId, name }) => [contactId, name])).toEqual([
      [w.anne, expect.stringContaining('ÉLISSALDE')],
      [w.luc, expect.stringContaining('DURAND')],
    ]);
    expect(reachable).toEqual([w.anne, w.luc]);
  });

  it('is signed by one visitor after the other, each with the time, and printed so', async () => {
    expect((await sign({ signers: [signer(w.anne)] })).body).toMatchObject({
      vouchers: [{ number: 1, signatories: [{ signedAt: expect.any(String) as string }, { signedAt: null }] }],
      next: { visitIds: [] },
    });
    expect((await readPdf(await file('/1'))).text).toMatch(/Signé sur écran le .*Date et signature/);
    const { body } = await sign({ number: 1, signers: [signer(w.luc, images[1])] });
    expect((body as VoucherState).vouchers[0]?.signatories.every(({ signedAt }) => signedAt !== null)).toBe(true);
    const { text } = await readPdf(await file('/1'));
    expect(text.match(/Signé sur écran le/g)).toHaveLength(2);
    const { visits } = await tour();
    expect(visits.map(({ propertyRef, voucherSignedAt }) => [propertyRef, voucherSignedAt !== null])).toEqual([
      ['V1', true],
      ['V2', true],
      ['BARE', false],
    ]);
    const events = await w.world.db.query<{ title: string }>(
      sql`select title from event where title like '%attestée%'`,
    );
    expect(events.map(({ title }) => title)).toContain(
      'Visite du bien V1 attestée\u00a0: bon de visite signé (2 sur 2\u00a0signatures)',
    );
  });

  it('is stored byte for byte with its hash, whatever changes later', async () => {
    await sign({ signers: [signer(w.anne), signer(w.luc, images[1])] });
    const before = await file();
    const [storedCopy] = await w.world.db.query<{ sha256: string; by: string }>(
      sql`select sha256, kept_by as by from visit_voucher_copy`,
    );
    expect(storedCopy).toEqual({ sha256: createHash('sha256').update(before).digest('hex'), by: 'nora@pignon.test' });
    await w.world.db.query(sql`update contact set last_name = 'Rebaptisé'`);
    await w.world.db.query(sql`update property set price = 1`);
    expect((await file()).equals(before)).toBe(true);
    expect((await file('/1')).equals(before)).toBe(true);
    for (const change of [
      sql`update visit_voucher set facts = '{}'`,
      sql`delete from visit_voucher`,
      sql`update visit_voucher_signature set image = 'x'`,
      sql`delete from visit_voucher_copy`,
    ])
      await expect(w.world.db.query(change)).rejects.toThrow(/stays as it was signed/);
  });

  it('is stored once, however often the same signatures are sent', async () => {
    const body = { signers: [signer(w.anne)] };
    const answers = await Promise.all([sign(body), sign(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await state()).vouchers).toHaveLength(1);
    const again = await sign({ number: 1, signers: [signer(w.anne, images[1])] });
    expect([again.status, again.body]).toMatchObject([409, { message: /déjà signé/ }]);
    const other = await sign({ signers: [signer(w.luc, images[1])] });
    expect([other.status, other.body]).toMatchObject([409, { message: /mandat en cours.* BARE/ }]);
  });

  it('accepts a signature for the same visits without its number', async () => {
    const { visits } = await tour();
    const seenVisits = visits
      .filter(({ propertyRef }) => propertyRef !== 'BARE')
      .map(({ id, propertyRef, start, end }) => ({ visitId: id, propertyRef, start, end }));
    await sign({ seen: seenVisits, signers: [signer(w.anne)] });
    const { body } = await sign({ seen: seenVisits, signers: [signer(w.luc, images[1])] });
    expect((body as VoucherState).vouchers).toMatchObject([
      {
        number: 1,
        signatories: [{ signedAt: expect.any(String) as string }, { signedAt: expect.any(String) as string }],
      },
    ]);
    const secondSigning = await sign({ seen: seenVisits, signers: [signer(w.luc)] });
    expect(secondSigning.status).toBe(409);
    expect((await state()).vouchers).toHaveLength(1);
  });

  it('refuses a non-visitor, an unknown voucher, and a tour that changed meanwhile', async () => {
    const [owner] = await w.world.db.query<{ id: number }>(sql`select min(id)::int as id from contact`);
    expect((await sign({ signers: [signer(owner?.id ?? 0)] })).status).toBe(422);
    expect((await sign({ number: 4, signers: [signer(w.anne)] })).status).toBe(404);
    expect((await sign({ signers: [{ ...signer(w.anne), image: 'x' }] })).status).toBe(422);
    const { version } = await state();
    await save({ V1: { status: 'CONFIRMED' } });
    expect((await sign({ signers: [signer(w.anne)] }, { 'if-match': `"${version}"` })).status).toBe(412);
    expect((await state()).vouchers).toEqual([]);
  });

  it('leaves a visit that is moved later to another voucher, and prevents the tour’s deletion', async () => {
    await sign({ signers: [signer(w.anne)] });
    await save({ V2: { start: at(14), end: at(15) } });
    const { next } = await state();
    const { visits, version } = await tour();
    const movedVisit = visits.find(({ propertyRef }) => propertyRef === 'V2');
    expect([next.visitIds, movedVisit?.voucherSignedAt]).toEqual([[movedVisit?.id], null]);
    expect((await readPdf(await file())).text).toMatch(/15 h – 16 h/);
    await sign({ signers: [signer(w.anne, images[1])] });
    expect((await state()).vouchers.map(({ number, visitIds }) => [number, visitIds.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    const headers = { 'if-match': `"${version + 1}"` };
    const refused = await w.call(`DELETE visit/group/${GROUP}`, undefined, headers);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { message: /bon de visite de cette tournée est signé/ },
    ]);
  });
});

describe('a signed voucher by e-mail', () => {
  const send = (contactIds: number[]) => w.call(`POST visit/group/${GROUP}/voucher/1/mail`, { contactIds });
  beforeEach(() => sign({ signers: [signer(w.anne), signer(w.luc, images[1])] }));

  it('is sent to the visitor who asks for it, with the stored file, and journaled', async () => {
    expect((await send([w.anne])).body).toMatchObject({
      vouchers: [{ mails: [{ contactId: w.anne, status: 'SENT', said: null }] }],
    });
    const [mail, ...others] = w.server.mails;
    expect(others).toEqual([]);
    expect(mail?.to).toMatchObject([{ address: 'anne@example.test' }]);
    expect(mail?.subject).toMatch(/^Bon de visite du 20.novembre.2026$/);
    const [attached] = mail?.attachments ?? [];
    expect(attached?.mimeType).toBe('application/pdf');
    expect(Buffer.from(attached?.content as ArrayBuffer).equals(await file('/1'))).toBe(true);
    const journal = await w.world.db.query(
      sql`select user_email as by from audit_entry where changes @> '[{"path": "voucherSentTo"}]'`,
    );
    expect(journal).toEqual([{ by: 'nora@pignon.test' }, { by: 'nora@pignon.test' }]);
  });

  it('reports a refusal by the server, and sends to nobody else', async () => {
    w.server.does({ code: 550, words: 'No such user' });
    expect((await send([w.luc])).body).toMatchObject({ vouchers: [{ mails: [{ status: 'FAILED' }] }] });
    const [owner] = await w.world.db.query<{ id: number }>(sql`select min(id)::int as id from contact`);
    expect((await send([owner?.id ?? 0])).status).toBe(409);
    await w.world.db.query(sql`update contact set email = null where id = ${w.luc}`);
    const refused = await send([w.luc]);
    expect([refused.status, refused.body]).toMatchObject([409, { message: /pas d’adresse e-mail/ }]);
  });
});

it('the mandate under which properties are shown', async () => {
  const showings = [
    { propertyRef: 'V1', day: '2026-11-20' },
    { propertyRef: 'V1', day: '2027-03-01' },
    { propertyRef: 'BARE', day: '2026-11-20' },
    { propertyRef: 'V2', day: '2026-11-20' },
  ];
  await w.world.db.query(sql`update mandate set parts = parts || '{"withdrawalUntil": "2026-11-20"}'
    where property_ref = 'V2'`);
  expect((await w.call('POST visit/showings', showings)).body).toMatchObject({
    content: [
      { problem: null, mandateId: expect.any(Number) as number },
      { problem: 'NO_MANDATE', mandateId: expect.any(Number) as number },
      { problem: 'NO_MANDATE', mandateId: null },
      { problem: 'WITHDRAWAL', until: '2026-11-20' },
    ],
  });
});
