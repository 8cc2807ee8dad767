import { addMonths, dayOf } from '@pignon/shared/domain/common/day';
import { withdrawalEnd } from '@pignon/shared/domain/mandate/mandate-signing';
import { mandateFields, SOMEBODY } from '../../../../test/factories';
import { good, MandateWorld, refused } from '../../../../test/mandate-world';
import { insertManyMandates } from '../mandate.service';

const TODAY = dayOf();

let m: MandateWorld;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(() => m.begin());
afterAll(() => m.world.close());

describe('PATCH mandate/{propertyRef}/signed', () => {
  it('waits for every principal, then enters into force and into the register', async () => {
    const { id } = await m.create({ type: 'EXCLUSIVE', offPremises: true });
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    const half = good(await m.sign('V1', { contactId: m.luc, image }));
    expect(half).toMatchObject({ status: 'PENDING', registerNumber: null, signatures: [{ contactId: m.luc, image }] });
    const mandate = good(await m.sign('V1', m.anne));
    expect(mandate).toMatchObject({
      status: 'RUNNING',
      registerNumber: 1,
      startDate: TODAY,
      endDate: addMonths(TODAY, 3),
      irrevocableUntil: addMonths(TODAY, 3),
      withdrawalUntil: withdrawalEnd(TODAY),
      signatures: [
        { contactId: m.anne, image: null },
        { contactId: m.luc, image },
      ],
      version: 3,
    });
    expect(mandate.registerDate).toBe(mandate.statusHistory.at(-1)?.at);
    expect(good(await m.call(`GET mandate/${id}`))).toEqual(mandate);
    expect(await m.mandateStatusOf('V1')).toBe('RUNNING');
    expect(await m.eventsOf(id)).toEqual([
      'Mandat créé pour le bien V1',
      'Mandat du bien V1\u00a0: 1 sur 2 ont signé',
      'Mandat n°\u00a01 signé pour le bien V1',
    ]);
    const entries = await m.journal(id);
    expect(entries.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'STATUS']);
    expect(entries[2]?.changes).toContainEqual({ path: 'registerNumber', before: null, after: 1 });
    expect(JSON.stringify(entries)).not.toContain('base64');
  });

  it('answers 304 when they had signed already, and obeys a version that is given', async () => {
    await m.create();
    good(await m.sign('V1', m.anne));
    expect((await m.sign('V1', m.anne)).status).toBe(304);
    const stale = await m.call('PATCH mandate/V1/signed', [m.luc], { 'if-match': '"1"' });
    expect(refused(stale, 412).current).toMatchObject({ version: 2 });
    good(await m.call('PATCH mandate/V1/signed', [m.luc], { 'if-match': '"2"' }));
  });

  it.each<[string, unknown[], string]>([
    ['who is not party to it', [999_999], '0.contactId'],
    ['an instant to come', [{ contactId: 1, signedAt: '2999-01-01T00:00:00.000Z' }], '0.signedAt'],
    ['nobody', [], ''],
    ['a picture that is none', [{ contactId: 1, image: 'https://x.test/a.png' }], '0.image'],
  ])('refuses %s', async (_, signers, path) => {
    await m.create();
    const given = signers.map((each) => (typeof each === 'object' ? { ...each, contactId: m.anne } : each));
    expect(refused(await m.sign('V1', ...given), 422).errors).toMatchObject([{ path }]);
  });

  it('needs one mandate that waits, no more and no less', async () => {
    refused(await m.sign('V9', m.anne), 404);
    expect(refused(await m.sign('V1', m.anne), 409).message).toMatch(/Aucun mandat/);
    await m.create();
    await m.create();
    expect(refused(await m.sign('V1', m.anne), 409).message).toMatch(/Plusieurs mandats/);
  });

  it('refuses a term that has passed, and gives no number away', async () => {
    const [id = 0] = await m.world.db.tx((tx) =>
      insertManyMandates(tx, SOMEBODY, [
        { fields: mandateFields({ propertyRef: 'V2', counterParts: [m.anne], endDate: '2026-11-02' }) },
      ]),
    );
    expect(refused(await m.sign('V2', m.anne), 422).errors).toMatchObject([{ path: 'endDate' }]);
    good(await m.call(`PATCH mandate/${id}`, { startDate: null, endDate: null }, { 'if-match': '"1"' }));
    expect(good(await m.sign('V2', m.anne)).registerNumber).toBe(1);
  });

  it('gives a delegation no number', async () => {
    const partner = {
      agencyName: 'Agence des Halles',
      cardNumber: 'CPI 6401',
      mandateNumber: '88',
      mandateDate: '2026-10-01',
      feeShare: 40,
    };
    await m.create({ propertyRef: 'V2', type: 'PARTNER', partner });
    expect(good(await m.sign('V2', m.anne))).toMatchObject({ status: 'RUNNING', registerNumber: null, partner });
    await m.create({ propertyRef: 'V2', type: 'EXCLUSIVE' });
    expect(good(await m.sign('V2', m.anne))).toMatchObject({ registerNumber: 1 });
  });

  it('lets no other mandate run beside an exclusive one', async () => {
    await m.create({ propertyRef: 'V2', type: 'EXCLUSIVE' });
    const first = good(await m.sign('V2', m.anne));
    await m.create({ propertyRef: 'V2' });
    expect(refused(await m.sign('V2', m.anne), 409)).toMatchObject({
      message: expect.stringMatching(/exclusif de ce bien est en cours/) as string,
      detail: String(first.id),
    });
    good(await m.call(`PATCH mandate/${first.id}/status/CLOSED`, { reason: 'Accord.' }));
    expect(good(await m.sign('V2', m.anne)).registerNumber).toBe(2);
  });
});
