import { text as readText } from 'node:stream/consumers';
import { addDays, addMonths, dayOf } from '@pignon/shared/domain/common/day';
import { mandateClock } from '@pignon/shared/domain/mandate/list/mandate-clock';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import sql from 'sql-template-tag';
import { fromBuffer } from 'yauzl';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyProperties } from '../../property/property.service';
import { insertManyMandates } from '../mandate.service';

const TODAY = dayOf();
const SIGNED = '2026-01-05T10:00:00.000Z';

let world: World;
let token: string;
let ids: number[];

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  await world.signIn(['NEGOTIATOR'], { email: 'paul@pignon.test' });
  await world.db.tx(async (tx) => {
    const [anne = 0, firm = 0] = await insertManyContacts(tx, SOMEBODY, [
      { fields: contactFields({ title: 'MRS', lastName: '=Élissalde', firstName: 'Anne' }) },
      { fields: contactFields({ title: 'COMPANY', lastName: '', company: 'SCI du Phare' }) },
    ]);
    await insertManyProperties(tx, SOMEBODY, [{ reference: `V${anne}`, fields: propertyFields({ title: 'Villa' }) }]);
    const of = (overrides: Partial<Parameters<typeof mandateFields>[0]>, register: number | null, party = anne) => ({
      fields: mandateFields({
        counterParts: [party],
        startDate: addMonths(TODAY, -2),
        ...overrides,
        propertyRef: `V${anne}`,
      }),
      life:
        register === null
          ? { status: 'PENDING' as const }
          : {
              status: 'RUNNING' as const,
              registerNumber: register,
              registerDate: SIGNED,
              signatures: [{ contactId: party, signedAt: SIGNED, image: null }],
            },
      createdTime: SIGNED,
    });
    ids = await insertManyMandates(tx, SOMEBODY, [
      of({ endDate: addMonths(TODAY, 2), renewal: true, withdrawalUntil: TODAY }, 1),
      of({ endDate: addMonths(TODAY, 2), renewal: true, irrevocableUntil: addDays(TODAY, 3) }, 2, firm),
      of({ endDate: addMonths(TODAY, 6), withdrawalUntil: addDays(TODAY, -1) }, 3),
      of({ endDate: null }, null),
    ]);
    await tx.query(
      sql`update mandate set parts = jsonb_set(parts, '{termination}', ${JSON.stringify({
        kind: 'NOTICE',
        date: TODAY,
        by: 'PRINCIPAL',
        letterDate: TODAY,
        letterNumber: '1A',
        effectiveDate: addDays(TODAY, 15),
        reason: 'Gardé.',
      })}::jsonb) where id = ${ids[2]}`,
    );
  });
});
afterAll(() => world.close());

const find = async (dto: object): Promise<MandateSummary[]> => {
  const { body } = await world.call('POST mandate/find', { token, body: { dto, pageSize: 20, pageNumber: 0 } });
  return (body as unknown as { content: MandateSummary[] }).content;
};
const numbers = async (dto: object) => (await find(dto)).map(({ registerNumber }) => registerNumber).sort();

describe('the filters by deadline', () => {
  it.each([
    [['WITHDRAWAL'], [1]],
    [['IRREVOCABLE'], [2]],
    [['REMINDER'], [1]],
    [['NOTICE'], [3]],
    [
      ['IRREVOCABLE', 'NOTICE'],
      [2, 3],
    ],
  ])('find the mandates with deadline %j today', async (clock, expected) => {
    expect(await numbers({ clock })).toEqual(expected);
  });

  it('find what each row shows', async () => {
    for (const mandate of await find({ status: ['RUNNING'] })) {
      const spans = mandateClock(mandate, TODAY)?.spans ?? [];
      for (const kind of ['IRREVOCABLE', 'WITHDRAWAL', 'REMINDER', 'NOTICE'] as const) {
        const now = spans.some((span) => span.kind === kind && span.from <= TODAY && TODAY <= span.until);
        expect([
          kind,
          mandate.registerNumber,
          (await numbers({ clock: [kind] })).includes(mandate.registerNumber),
        ]).toEqual([kind, mandate.registerNumber, now]);
      }
    }
  });

  it('combine with the kind of transaction', async () => {
    expect(await numbers({ transactionType: 'RENT' })).toEqual([]);
    expect(await numbers({ transactionType: 'SALE', clock: [] })).toHaveLength(4);
  });
});

describe('a bulk change of mandates', () => {
  const change = async (fields: object, of = ids) => {
    const changes = of.map((id) => ({ id, fields }));
    const { status, body } = await world.call('POST mandate/bulk', { token, body: { changes } });
    return { status, results: (body as unknown as { results: { outcome: string; before: object | null }[] }).results };
  };

  it('changes the negotiator of any mandate, signed or not, journals each, and can be undone', async () => {
    const { results } = await change({ negotiators: ['paul@pignon.test'] });
    expect(results.map(({ outcome }) => outcome)).toEqual(['CHANGED', 'CHANGED', 'CHANGED', 'CHANGED']);
    expect((await find({ negotiator: 'paul@pignon.test' })).map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect((await change({ negotiators: ['paul@pignon.test'] })).results.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 4 }, () => 'UNCHANGED'),
    );
    expect((await change(results[0]?.before ?? {}, [ids[0] ?? 0])).results).toMatchObject([{ outcome: 'CHANGED' }]);
    const unknown = await change({ negotiators: ['nobody@pignon.test'] }, [ids[0] ?? 0]);
    expect(unknown.results).toMatchObject([{ outcome: 'REFUSED' }]);
  });

  it('cancels drafts with their reason, and no signed mandate', async () => {
    const { results } = await change({ abandon: 'Vendu par un confrère.' });
    expect(results.map(({ outcome, before }) => [outcome, before])).toEqual([
      ['REFUSED', null],
      ['REFUSED', null],
      ['REFUSED', null],
      ['CHANGED', null],
    ]);
    const [closed] = await find({ status: ['CLOSED'] });
    expect(closed?.id).toBe(ids[3]);
    expect((await change({ abandon: ' ' })).status).toBe(422);
    expect((await change({ abandon: 'a', negotiators: [] })).status).toBe(422);
  });
});

describe('an export of mandates', () => {
  const columns = ['propertyRef', 'registerNumber', 'principals', 'endDate', 'reminder', 'noticeEnd', 'renews'];
  const exported = (body: object, by = token) => world.call('POST mandate/export', { token: by, body });

  it('has the requested columns, in French, without formulas, and is journaled', async () => {
    const answer = await exported({ dto: { clock: ['REMINDER'] }, columns });
    expect(answer.headers['content-disposition']).toContain(`filename="Mandats ${TODAY}.csv"`);
    const [head, row, end] = answer.bytes.toString('utf8').slice(1).split('\r\n');
    expect(head).toBe(
      'Bien;Numéro de registre;Mandants;Date de fin;Rappel de reconduction;Fin du préavis;Tacite reconduction',
    );
    expect(row).toMatch(/^V\d+;T-1;.*Élissalde.*;\d\d\/\d\d\/\d{4};du .+ au .+;;Oui$/);
    expect(end).toBe('');
    const [entry] = await world.db.query<{ changes: object[] }>(
      sql`select changes from audit_entry where action = 'EXPORT' order by id desc limit 1`,
    );
    expect(entry?.changes).toEqual([{ path: 'mandate', before: null, after: { count: 1, columns } }]);
  });

  it('contains the named mandates, and accepts known columns, each once', async () => {
    const lines = (await exported({ ids: [ids[1], ids[3]], columns })).bytes.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect((await exported({ columns: [] })).status).toBe(422);
    expect((await exported({ columns: ['price', 'price'] })).status).toBe(422);
    expect((await exported({ columns: ['signatures'] })).status).toBe(422);
  });
});

function entriesOf(bytes: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const found = new Map<string, string>();
      zip.on('entry', (entry: { fileName: string }) =>
        zip.openReadStream(entry as never, (failure, stream) => {
          if (failure) return reject(failure);
          void readText(stream).then((content) => {
            found.set(entry.fileName, content.slice(0, 4));
            zip.readEntry();
          });
        }),
      );
      zip.on('end', () => resolve(found));
      zip.readEntry();
    });
  });
}

describe('contracts of many mandates', () => {
  it('are sent in one archive, each under its name', async () => {
    const answer = await world.call('POST mandate/print', { token, body: { ids: [ids[0], ids[3]] } });
    expect(answer.headers['content-type']).toContain('application/zip');
    const entries = await entriesOf(answer.bytes);
    expect([...entries.values()]).toEqual(['%PDF', '%PDF']);
    expect([...entries.keys()].map((name) => name.replace(/ V\d+/, ''))).toEqual([
      'Mandat T-1.pdf',
      'Projet de mandat.pdf',
    ]);
  });

  it('are refused for an unknown mandate, or too many', async () => {
    expect((await world.call('POST mandate/print', { token, body: { ids: [ids[0], 999_999] } })).status).toBe(404);
    const many = Array.from({ length: 51 }, (_, index) => index + 1);
    expect((await world.call('POST mandate/print', { token, body: { ids: many } })).status).toBe(422);
  });
});
