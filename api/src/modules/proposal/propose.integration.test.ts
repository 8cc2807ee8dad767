import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { agreed, ProposalWorld } from '../../../test/proposal-world';
import { SOMEBODY } from '../../../test/factories';
import { fieldsOf } from '../contact/contact-fields';
import { readContact } from '../contact/contact-read.repo';
import { updateContact } from '../contact/contact.service';

let w: ProposalWorld;
beforeAll(async () => {
  w = await ProposalWorld.start();
});
beforeEach(() => w.begin());
afterAll(() => w.close());

async function change(id: number, overrides: object): Promise<void> {
  const contact = await readContact(w.world.db, id);
  if (!contact) throw new Error('nobody');
  const { version } = contact;
  await w.world.db.tx((tx) =>
    updateContact(tx, SOMEBODY, { id, version, fields: { ...fieldsOf(contact), ...overrides } }),
  );
}

const setPrice = (reference: string, price: number) =>
  w.world.db.query(sql`update property set price = ${price} where reference = ${reference}`);

describe('proposing by e-mail', () => {
  it('stores each pair, groups a customer’s properties in one message, and refuses ineligible pairs', async () => {
    const { proposals, refused, undoUntil } = await w.propose([
      [w.anne, 'V1'],
      [w.anne, 'BARE'],
      [w.luc, 'V1'],
      [w.anne, 'V2'],
      [w.anne, 'V1'],
      [w.luc, 'V99'],
    ]);
    expect(proposals.map(({ contactId, propertyRef, status }) => [contactId, propertyRef, status])).toEqual([
      [w.anne, 'V1', 'PROPOSED'],
      [w.luc, 'V1', 'PROPOSED'],
      [w.anne, 'V2', 'PROPOSED'],
    ]);
    expect(refused.map(({ reference, code }) => [reference, code])).toEqual([
      ['BARE', 'NOT_PUBLISHABLE'],
      ['V99', 'UNKNOWN'],
    ]);
    expect(refused[0]?.message).toContain('un bien ne se propose pas sans mandat');
    expect(new Set(proposals.map(({ mail }) => mail?.id)).size).toBe(2);
    expect(undoUntil).not.toBeNull();
    expect(proposals[0]?.history).toMatchObject([
      { status: 'PROPOSED', by: 'STAFF', user: 'nora@pignon.test', means: 'EMAIL' },
    ]);
    expect(w.server.mails).toEqual([]);
  });

  it('is found by customer, property, status and negotiator', async () => {
    await w.propose([
      [w.anne, 'V1'],
      [w.luc, 'V2'],
    ]);
    await w.world.db.query(sql`update proposal set negotiator = 'paul@pignon.test' where property_ref = 'V2'`);
    const found = async (dto: object) => {
      const { body } = await w.call('POST proposal/find', { dto });
      return (body as { content: { propertyRef: string }[] }).content.map(({ propertyRef }) => propertyRef).sort();
    };
    expect(await found({})).toEqual(['V1', 'V2']);
    expect(await found({ negotiator: 'paul@pignon.test' })).toEqual(['V2']);
    expect(await found({ contactId: w.anne })).toEqual(['V1']);
    expect(await found({ reference: 'V2' })).toEqual(['V2']);
    expect(await found({ status: ['LIKED'] })).toEqual([]);
  });

  it('proposes once under one key', async () => {
    const body = { pairs: [{ contactId: w.anne, reference: 'V1' }], means: 'EMAIL' };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await w.call('POST proposal', body, headers);
    const again = await w.call('POST proposal', body, headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await w.mailStates()).toEqual(['WAITING']);
  });

  it('requires the customer’s consent, of which the last answer counts', async () => {
    await change(w.anne, { consents: [agreed(true, '2026-01-05'), agreed(false, '2026-03-01')] });
    await change(w.luc, { email: null });
    const { refused } = await w.propose([
      [w.anne, 'V1'],
      [w.luc, 'V1'],
    ]);
    expect(refused.map(({ code, message }) => [code, message])).toEqual([
      ['NO_CONSENT', 'Ce contact n’a pas accepté de recevoir nos propositions par courrier électronique.'],
      ['NO_EMAIL', 'Ce contact n’a pas d’adresse électronique.'],
    ]);
    expect(await w.mailStates()).toEqual([]);
  });

  it('refuses a consent without proof, and says what is missing', async () => {
    // as consents were stored before proofs were required
    await w.world.db.query(
      sql`update contact set parts = jsonb_set(parts, '{consents}', ${JSON.stringify([{ ...agreed(), proof: '' }])}::jsonb)
        where id = ${w.anne}`,
    );
    const { refused } = await w.propose([[w.anne, 'V1']]);
    expect(refused).toMatchObject([
      { code: 'NO_CONSENT', message: expect.stringMatching(/^La preuve manque/) as string },
    ]);
    expect(await w.mailStates()).toEqual([]);
  });

  it('limits messages per customer and period, even when two ask at the same instant', async () => {
    await w.propose([[w.anne, 'V1']]);
    const [one, two] = await Promise.all([w.propose([[w.anne, 'V2']]), w.propose([[w.anne, 'V3']])]);
    expect([...one.refused, ...two.refused].map(({ code }) => code)).toEqual(['TOO_MANY_MAILS']);
    await w.world.db.query(sql`update proposal_mail set status = 'SENT', due_time = now() - interval '8 days',
      sent_time = now() - interval '8 days'`);
    const rest = ['V1', 'V2', 'V3'].filter(
      (ref) => ![...one.proposals, ...two.proposals].some((p) => p.propertyRef === ref),
    );
    expect((await w.propose([[w.anne, rest[1] ?? '']])).refused).toEqual([]);
  });

  it('proposes no property twice within a month, unless its price drops', async () => {
    await w.propose([[w.anne, 'V1']]);
    await w.send();
    expect((await w.propose([[w.anne, 'V1']])).refused).toMatchObject([{ code: 'ALREADY_SENT' }]);
    await setPrice('V1', 250_000);
    const again = await w.propose([[w.anne, 'V1']]);
    expect(again.refused).toEqual([]);
    expect(again.proposals).toMatchObject([{ price: 250_000, history: [{ means: 'EMAIL' }, { means: 'EMAIL' }] }]);
  });

  it('sends nothing without a mail server', async () => {
    const { route } = w.sending.mail;
    w.sending.mail.route = null;
    try {
      expect((await w.propose([[w.anne, 'V1']])).refused).toMatchObject([{ code: 'NO_SERVER' }]);
    } finally {
      w.sending.mail.route = route;
    }
  });

  it('previews who would get what, without writing anything', async () => {
    const pairs = [
      { contactId: w.anne, reference: 'V1' },
      { contactId: w.luc, reference: 'BARE' },
    ];
    const answer = await w.call('POST proposal/preview', { pairs, means: 'EMAIL', introduction: 'Regardez <ceci>.' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      accepted: [pairs[0]],
      refused: [{ ...pairs[1], code: 'NOT_PUBLISHABLE' }],
      introduction: 'Voici un bien qui correspond à votre recherche.',
      mail: { contactId: w.anne, subject: 'Maison V1, Bayonne, 261\u202f250\u00a0€ honoraires inclus' },
    });
    expect((answer.body as { mail: { html: string } }).mail.html).toContain('Regardez &lt;ceci&gt;.');
    expect(await w.of(w.anne)).toEqual([]);
  });
});

describe('proposing otherwise', () => {
  it('needs no consent, and is recorded at once', async () => {
    await change(w.anne, { consents: [] });
    const { proposals } = await w.propose([[w.anne, 'V1']], { means: 'PHONE' });
    expect(proposals).toMatchObject([{ mail: null, history: [{ means: 'PHONE' }] }]);
    expect(await w.eventsOf(w.anne)).toContain('Bien V1 proposé par téléphone');
  });
});

describe('steps', () => {
  const step = async (body: object, version?: number) => {
    const [proposal] = await w.of(w.anne);
    const match = version ?? proposal?.version ?? 0;
    return w.call(`PATCH proposal/${proposal?.id ?? 0}/status`, body, { 'if-match': `"${match}"` });
  };

  it('are stored with their reason, appear in the timeline, and are journaled', async () => {
    await w.propose([[w.anne, 'V1']], { means: 'PHONE' });
    expect((await step({ status: 'REFUSED' })).status).toBe(422);
    const refused = await step({ status: 'REFUSED', reason: 'PRICE', note: 'Trop cher' });
    expect(refused.body).toMatchObject({ status: 'REFUSED', history: [{}, { reason: 'PRICE', note: 'Trop cher' }] });
    expect(await w.eventsOf(w.anne)).toContain('Bien V1 refusé');
    const [entry] = await w.world.db.query(sql`select action, ref, changes from audit_entry
      where entity = 'proposal' order by id desc limit 1`);
    expect(entry).toMatchObject({
      action: 'STATUS',
      ref: `${w.anne}/V1`,
      changes: [
        { path: 'status', before: 'PROPOSED', after: 'REFUSED' },
        { path: 'reason', before: null, after: 'PRICE' },
        { path: 'note', before: null, after: 'Trop cher' },
      ],
    });
    expect((await w.propose([[w.anne, 'V1']])).refused).toMatchObject([{ code: 'ALREADY_REFUSED' }]);
  });

  it('follow the allowed order, from the version that the user saw', async () => {
    await w.propose([[w.anne, 'V1']], { means: 'PHONE' });
    const offer = await step({ status: 'OFFER' });
    expect(offer.status).toBe(200);
    const liked = await step({ status: 'LIKED' });
    expect([liked.status, liked.body]).toMatchObject([409, { allowed: ['REFUSED'] }]);
    expect((await step({ status: 'REFUSED', reason: 'OTHER' }, 1)).status).toBe(412);
    expect((await step({ status: 'OFFER' })).status).toBe(304);
  });
});

describe('undoing a proposal', () => {
  it('deletes a new proposal and its unsent message', async () => {
    const { proposals } = await w.propose([
      [w.anne, 'V1'],
      [w.anne, 'V2'],
    ]);
    const [one, two] = proposals.map(({ id }) => id);
    expect((await w.call('POST proposal/undo', { ids: [one] })).body).toEqual({ undone: [one], kept: [] });
    expect(await w.mailStates()).toEqual(['WAITING']);
    expect((await w.call('POST proposal/undo', { ids: [two] })).body).toEqual({ undone: [two], kept: [] });
    expect(await w.mailStates()).toEqual(['CANCELLED']);
    expect(await w.send()).toEqual({ handled: 0, cutOff: 0 });
    expect([w.server.mails, await w.of(w.anne)]).toEqual([[], []]);
    // An unsent message does not count.
    await w.propose([[w.anne, 'V1']]);
    expect((await w.propose([[w.anne, 'V2']])).refused).toEqual([]);
  });

  it('restores the earlier status', async () => {
    await w.propose([[w.anne, 'V1']]);
    await w.send();
    const [sentProposal] = await w.of(w.anne);
    await w.call(
      `PATCH proposal/${sentProposal?.id ?? 0}/status`,
      { status: 'REFUSED', reason: 'PRICE' },
      { 'if-match': `"${sentProposal?.version ?? 0}"` },
    );
    await setPrice('V1', 200_000);
    const { proposals } = await w.propose([[w.anne, 'V1']]);
    await w.call('POST proposal/undo', { ids: proposals.map(({ id }) => id) });
    expect(await w.of(w.anne)).toMatchObject([{ status: 'REFUSED', price: 261_250, mail: { status: 'SENT' } }]);
  });

  it('is refused once the message was sent, the customer answered, or the time is over', async () => {
    const mailed = await w.propose([[w.anne, 'V1']]);
    await w.send();
    const byPhone = await w.propose([[w.anne, 'V2']], { means: 'PHONE' });
    await w.world.db.query(sql`update proposal_step set at = at - interval '1 hour' where means = 'PHONE'`);
    const ids = [...mailed.proposals, ...byPhone.proposals].map(({ id }) => id);
    expect((await w.call('POST proposal/undo', { ids })).body).toEqual({
      undone: [],
      kept: [
        { id: ids[0], message: 'Le message est déjà parti.' },
        { id: ids[1], message: 'Le délai d’annulation est passé.' },
      ],
    });
  });
});
