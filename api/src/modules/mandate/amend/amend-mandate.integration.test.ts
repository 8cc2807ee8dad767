import { dayOf } from '@pignon/shared/domain/common/day';
import sql from 'sql-template-tag';
import { expectMandate, MandateWorld, expectRefusal } from '../../../../test/mandate-world';
import { readPdf } from '../../../../test/pdf';

// a picture of one pixel
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const COUPLE = {
  secondPerson: { title: 'MR', firstName: 'Peio', lastName: 'Élissalde', email: null },
  secondBirth: { date: '1970-03-02', place: 'Pau' },
};

let m: MandateWorld;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(() => m.begin());
afterAll(() => m.world.close());

async function running(): Promise<number> {
  const { id } = await m.create();
  expectMandate(await m.sign('V1', m.anne, m.luc));
  return id;
}

describe('an amendment of a running mandate', () => {
  it('changes the price with the last signature, and gets a number and a document', async () => {
    const id = await running();
    const drafted = expectMandate(await m.call(`PATCH mandate/${id}/amendment`, { changes: { price: 240_000 } }));
    expect(drafted).toMatchObject({ price: 261_250, pendingAmendment: { changes: { price: 240_000 } } });
    const firstSignature = expectMandate(await m.call(`PATCH mandate/${id}/amendment/signed`, [m.anne]));
    expect(firstSignature).toMatchObject({ price: 261_250, pendingAmendment: { signatures: [{ contactId: m.anne }] } });
    const draft = await m.world.call(`GET mandate/${id}/amendment/1/agency/pdf`, { token: m.token });
    expect((await readPdf(draft.bytes)).text).toContain('PROJET');
    const signed = expectMandate(await m.call(`PATCH mandate/${id}/amendment/signed`, [m.luc]));
    expect(signed).toMatchObject({
      price: 240_000,
      pendingAmendment: null,
      amendments: [{ changes: { price: 240_000 }, before: { price: 261_250 } }],
    });
    const paper = await m.world.call(`GET mandate/${id}/amendment/1/agency/pdf`, { token: m.token });
    const { text } = await readPdf(paper.bytes);
    expect(text).toContain('Avenant n° 1');
    expect(text).toMatch(/240 000 €, au lieu de 261 250 €/);
    expect(text).not.toContain('PROJET');
  });

  it('stores drawn signatures, the agency’s too, prints them and omits them from the journal', async () => {
    await m.world.db.query(
      sql`update contact set parts = parts || ${JSON.stringify(COUPLE)}::jsonb where id = ${m.anne}`,
    );
    const { id } = await m.create({ propertyRef: 'V2' });
    expectMandate(await m.sign('V2', m.anne));
    expectMandate(await m.call(`PATCH mandate/${id}/amendment`, { changes: { price: 240_000 } }));
    const paper = async () => {
      const { bytes } = await m.world.call(`GET mandate/${id}/amendment/1/agency/pdf`, { token: m.token });
      return (await readPdf(bytes)).text;
    };
    const first = { contactId: m.anne, person: 'FIRST', image: PICTURE };
    const agent = { capacity: 'EMPLOYEE', credential: 'ADC 64', image: PICTURE };
    expectMandate(await m.call(`PATCH mandate/${id}/amendment/signed`, { signers: [first], agent, place: 'Anglet' }));
    expect((await paper()).match(/Signé sur écran à Anglet/g)).toHaveLength(2);
    const second = { contactId: m.anne, person: 'SECOND', image: PICTURE };
    const { amendments } = expectMandate(await m.call(`PATCH mandate/${id}/amendment/signed`, { signers: [second] }));
    expect(amendments).toMatchObject([
      {
        signatures: [{ image: PICTURE }, { person: 'SECOND', image: PICTURE }],
        agentSignature: { user: 'nora@pignon.test', credential: 'ADC 64', image: PICTURE },
        signedPlace: 'Anglet',
      },
    ]);
    expect((await paper()).match(/Signé sur écran à Anglet/g)).toHaveLength(3);
    expect(await paper()).toContain('attestation d’habilitation n° ADC 64');
    const journal = JSON.stringify(await m.journal(id));
    expect(journal).toContain('nora@pignon.test');
    expect(journal).not.toContain('base64');
  });

  it('refuses a signatory who is no party, and an agent without an attestation number', async () => {
    const id = await running();
    expectMandate(await m.call(`PATCH mandate/${id}/amendment`, { changes: { price: 240_000 } }));
    const sign = async (body: object) =>
      expectRefusal(await m.call(`PATCH mandate/${id}/amendment/signed`, body), 422).errors?.[0]?.path;
    expect(await sign([99])).toBe('0.contactId');
    expect(await sign({ signers: [m.anne], agent: { capacity: 'EMPLOYEE' } })).toBe('agent.credential');
    const futureSignature = { capacity: 'HOLDER', signedAt: '2999-01-01T00:00:00.000Z' };
    expect(await sign({ signers: [m.anne], agent: futureSignature })).toBe('agent.signedAt');
  });

  it('is refused when it changes nothing, breaks a rule, or the mandate is not in force', async () => {
    const id = await running();
    const refusal = async (changes: object) =>
      expectRefusal(await m.call(`PATCH mandate/${id}/amendment`, { changes }), 422).errors?.[0]?.path;
    expect(await refusal({ price: 261_250 })).toBe('text');
    expect(await refusal({ price: 0 })).toBe('changes.price');
    expect(await refusal({ endDate: '2026-01-01' })).toBe('changes.endDate');
    expectRefusal(await m.call(`PATCH mandate/${id}/amendment/signed`, [m.anne]), 409);
    const conclusion = { date: dayOf(), price: 261_250, contactId: m.luc };
    expectMandate(await m.call(`PATCH mandate/${id}/status/SOLD`, { conclusion }));
    expectRefusal(await m.call(`PATCH mandate/${id}/amendment`, { changes: { price: 1_000 } }), 409);
  });

  it('is dropped before its last signature without any effect', async () => {
    const id = await running();
    expectMandate(await m.call(`PATCH mandate/${id}/amendment`, { changes: { price: 240_000 } }));
    const dropped = expectMandate(await m.call(`PATCH mandate/${id}/amendment/dropped`));
    expect(dropped).toMatchObject({ price: 261_250, pendingAmendment: null, amendments: [] });
  });
});
