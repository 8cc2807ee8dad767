import { createHash } from 'node:crypto';
import type { Reports } from '@pignon/shared/domain/property/report/seller-report.schema';
import type { Feedback } from '@pignon/shared/domain/visit/visit.schema';
import sql from 'sql-template-tag';
import { contactFields, SOMEBODY, visitOf } from '../../../../test/factories';
import { readPdf } from '../../../../test/pdf';
import { agreed, ProposalWorld } from '../../../../test/proposal-world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyVisits } from '../../visit/visit.service';

const PERIOD = { from: '2026-11-01', to: '2026-11-20' };
const on = (day: number, hour = 9) =>
  `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;

const feedbackWith = (overrides: Partial<Feedback> = {}): Feedback => ({
  interest: 4,
  positives: ['Luminosité'],
  negatives: ['Bruit de la route'],
  priceOpinion: 'HIGH',
  priceAmount: 250_000,
  next: 'THINKING',
  nextDay: null,
  reason: null,
  notes: 'Monsieur Zubieta divorce, à rappeler',
  ...overrides,
});

let w: ProposalWorld;
let owner: number;
let visitor: number;

beforeAll(async () => {
  w = await ProposalWorld.start();
}, 60_000);
beforeEach(async () => {
  await w.begin();
  [owner = 0] = (
    await w.world.db.query<{ id: number }>(
      sql`select contact_id::int as id from property_contact where reference = 'V1'`,
    )
  ).map(({ id }) => id);
  [visitor = 0] = await w.world.db.tx(async (tx) => {
    const ids = await insertManyContacts(tx, SOMEBODY, [
      {
        fields: contactFields({
          title: 'MR',
          firstName: 'Gorka',
          lastName: 'Zubieta',
          email: 'gorka.zubieta@exemple.test',
          phone: [{ number: '+33655443322', type: 'MOBILE', main: true, note: '' }],
          secondPerson: { title: 'MRS', firstName: 'Nahia', lastName: 'Urtizberea', email: null },
        }),
      },
    ]);
    const visit = { propertyRef: 'V1', contactIds: [ids[0] ?? 0] };
    const personal = [
      'Zubieta le trouve clair',
      'Plaît à Nahia',
      'Mme Etcheverry attend',
      'Joindre au 06 55 44 33 22',
      'gorka.zubieta@exemple.test',
    ];
    await insertManyVisits(tx, SOMEBODY, [
      visitOf({
        ...visit,
        status: 'DONE',
        start: on(5),
        end: on(5, 10),
        feedback: feedbackWith({ positives: ['Luminosité', ...personal] }),
      }),
      visitOf({ ...visit, status: 'DONE', kind: 'SECOND', start: on(12), end: on(12, 10), feedback: feedbackWith() }),
      visitOf({ ...visit, status: 'CANCELLED', start: on(14), end: on(14, 10) }),
      ...['2026-10-31', '2026-11-21'].map((day) =>
        visitOf({
          ...visit,
          status: 'DONE',
          start: `${day}T09:00:00.000Z`,
          end: `${day}T10:00:00.000Z`,
          feedback: feedbackWith({
            interest: 1,
            positives: ['Cheminée'],
            negatives: ['Étroit'],
            priceAmount: 90_000,
            next: 'NO',
          }),
        }),
      ),
    ]);
    return ids;
  });
});
afterAll(() => w.close());

const reports = async () => (await w.call('GET property/V1/report')).body as Reports;
const keep = (body: object = PERIOD) => w.call('POST property/V1/report', body);
const send = (id: number, contactIds = [owner]) => w.call(`POST property/V1/report/${id}/mail`, { contactIds });
const textOf = async (id: number) => (await readPdf((await w.call(`GET property/V1/report/${id}`)).bytes)).text;

async function newestReportId(): Promise<number> {
  expect((await keep()).status).toBe(200);
  return (await reports()).content[0]?.id ?? 0;
}

describe('the report to the owners of a property', () => {
  it('contains the visits of the period, their feedback, the price and the next steps', async () => {
    await keep({ ...PERIOD, next: 'De nouvelles photographies sont prévues.' });
    const text = await textOf((await reports()).content[0]?.id ?? 0);
    expect(text).toContain('Du 1er novembre 2026 au 20 novembre 2026');
    expect(text).toContain('Maison V1');
    expect(text).toMatch(/Visites effectuées 2/);
    expect(text).toMatch(/Visites annulées ou manquées 1/);
    expect(text).toMatch(/Intérêt moyen 4 sur 5/);
    expect(text).toMatch(/Jeudi 5 novembre 2026 Première visite Effectuée/);
    expect(text).toMatch(/Jeudi 12 novembre 2026 Contre-visite Effectuée/);
    expect(text).not.toContain('octobre 2026 Première');
    expect(text).toContain('Luminosité (2)');
    expect(text).toContain('Bruit de la route (2)');
    expect(text).toMatch(/250 000 € \(2 avis\)/);
    expect(text).toContain('Réfléchissent (2)');
    expect(text).toContain('De nouvelles photographies sont prévues.');
    // feedback of the day before the period and of the day after it
    expect(text).not.toMatch(/cheminée|étroit|refusent|90 000/i);
    expect(text).toMatch(/n’était publié sur aucun portail/);
  });

  it('contains no name, telephone, address or note of a visitor, whatever was written of them', async () => {
    const text = await textOf(await newestReportId());
    expect(text).not.toMatch(/zubieta|gorka|nahia|urtizberea|etcheverry|divorce|rappeler/i);
    expect(text.replace(/[\s.]/g, '')).not.toMatch(/0655443322|33655443322/);
    expect(text).not.toMatch(/exemple\.test/);
  });

  it.each(['Mme Dupont revient samedi', 'Zubieta hésite', 'Appeler le 06 55 44 33 22', 'écrire à a@b.fr'])(
    'refuses next steps that may reveal a visitor: %s',
    async (next) => {
      for (const path of ['report', 'report/preview']) {
        const { status, body } = await w.call(`POST property/V1/${path}`, { ...PERIOD, next });
        expect([status, body]).toMatchObject([422, { errors: [{ path: 'next' }] }]);
      }
      expect((await reports()).content).toEqual([]);
    },
  );

  it('counts matching customers and never names them', async () => {
    await w.world.db.tx((tx) =>
      insertManyContacts(tx, SOMEBODY, [
        {
          fields: contactFields({
            lastName: 'Larzabal',
            filters: [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [100_000, 900_000] }],
          }),
        },
      ]),
    );
    const text = await textOf(await newestReportId());
    expect(text).toMatch(/Clients dont la recherche correspond 1/);
    expect(text).not.toMatch(/larzabal/i);
  });

  it('is previewed before it is stored, and stored byte for byte with its hash', async () => {
    const preview = await w.call('POST property/V1/report/preview', PERIOD);
    expect([preview.status, preview.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await reports()).content).toEqual([]);
    const id = await newestReportId();
    const before = (await w.call(`GET property/V1/report/${id}`)).bytes;
    const [row] = await w.world.db.query<{ sha256: string }>(sql`select sha256 from property_report`);
    expect(row?.sha256).toBe(createHash('sha256').update(before).digest('hex'));
    await w.world.db.query(sql`update property set price = 1 where reference = 'V1'`);
    expect((await w.call(`GET property/V1/report/${id}`)).bytes.equals(before)).toBe(true);
    expect((await w.call(`GET property/V2/report/${id}`)).status).toBe(404);
  });

  it('is stored once, however often it is repeated, and the next one begins where it ended', async () => {
    await Promise.all([keep(), keep()]);
    const { content, proposed } = await reports();
    expect(content).toMatchObject([{ ...PERIOD, keptBy: 'nora@pignon.test', mails: [] }]);
    expect(proposed.from).toBe('2026-11-21');
    const events = await w.world.db.query<{ title: string }>(
      sql`select title from event where title like 'Compte rendu du 1er%'`,
    );
    expect(events).toHaveLength(1);
  });

  it('refuses a period that ends before it begins, or that is longer than two years', async () => {
    expect((await keep({ from: '2026-11-20', to: '2026-11-01' })).status).toBe(422);
    expect((await keep({ from: '2020-11-20', to: '2026-11-01' })).status).toBe(422);
  });
});

describe('sending it', () => {
  it('reaches the owner as an attachment, is stored with recipient and time, and shows in their timeline', async () => {
    const id = await newestReportId();
    const { status, body } = await send(id);
    expect([status, body]).toMatchObject([
      200,
      {
        content: [{ mails: [{ contactId: owner, name: 'Etcheverry Odile', status: 'SENT', by: 'nora@pignon.test' }] }],
      },
    ]);
    const [mail] = w.server.mails;
    expect(mail?.to).toMatchObject([{ address: 'odile@secret.test' }]);
    expect(mail?.subject).toMatch(/compte rendu du 1er/);
    expect(mail?.attachments).toMatchObject([
      { mimeType: 'application/pdf', filename: 'Compte rendu V1 2026-11-20.pdf' },
    ]);
    const file = (await w.call(`GET property/V1/report/${id}`)).bytes;
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(file)).toBe(true);
    const timeline = await w.call(`GET contact/${owner}/timeline`);
    const { content } = timeline.body as { content: object[] };
    expect(content[0]).toMatchObject({ kind: 'EMAIL', title: 'Compte rendu du bien V1 envoyé' });
  });

  it('requires no advertising consent, and respects a refusal', async () => {
    const id = await newestReportId();
    const sayConsent = (isPositive: boolean) =>
      w.world.db.query(sql`update contact
        set parts = jsonb_set(parts, '{consents}', ${JSON.stringify([agreed(isPositive)])}::jsonb) where id = ${owner}`);
    await sayConsent(false);
    expect((await reports()).owners).toMatchObject([{ contactId: owner, problem: 'REFUSED' }]);
    expect((await send(id)).body).toMatchObject({ message: expect.stringMatching(/a refusé les e-mails/) as string });
    await sayConsent(true);
    expect((await send(id)).status).toBe(200);
    expect(w.server.mails).toHaveLength(1);
  });

  it('explains that an owner has no e-mail, and sends to nobody then', async () => {
    const id = await newestReportId();
    await w.world.db.query(sql`update contact set email = null where id = ${owner}`);
    const { status, body } = await send(id);
    expect([status, body]).toMatchObject([
      409,
      { message: expect.stringMatching(/n’a pas d’adresse e-mail/) as string },
    ]);
    expect(w.server.mails).toEqual([]);
    expect((await send(id, [visitor])).body).toMatchObject({
      message: expect.stringMatching(/propriétaire/) as string,
    });
  });

  it('stores a server’s refusal of a message, and writes no event', async () => {
    const id = await newestReportId();
    w.server.does({ code: 550, words: 'No such user' });
    expect((await send(id)).body).toMatchObject({
      content: [{ mails: [{ status: 'FAILED', said: expect.stringMatching(/No such user/) as string }] }],
    });
    expect(await w.eventsOf(owner, 'EMAIL')).toEqual([]);
  });

  it('is allowed to users who may write, and not on a private screen', async () => {
    const id = await newestReportId();
    const reader = await w.world.signIn(['SYNCHRO']);
    expect((await w.world.call(`GET property/V1/report/${id}`, { token: reader })).status).toBe(403);
    const privateHeaders = { 'x-private-screen': 'on' };
    expect((await w.call(`GET property/V1/report/${id}`, undefined, privateHeaders)).status).toBe(403);
    expect((await w.call('POST property/V1/report/preview', PERIOD, privateHeaders)).status).toBe(403);
  });
});
