import type { Property } from '@pignon/shared/domain/property/property.schema';
import sql from 'sql-template-tag';
import { contactFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';
import { createProperty } from './property.service';

let world: World;
let token: string;
let owner: number;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR']);
  await world.db.tx(async (tx) => {
    const [id] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    owner = id!;
  });
});
afterAll(() => world.close());

const create = (money = {}) =>
  world.db.tx((tx) =>
    createProperty(tx, SOMEBODY, {
      fields: propertyFields({ contactTypes: { [owner]: ['OWNER'] }, money }),
    }),
  );
const patch = ({ reference, version }: Property, body: object) =>
  world.call(`PATCH property/${reference}`, { token, body, headers: { 'if-match': `"${version}"` } });
const errorsOf = (body: unknown) => (body as { errors?: { path: string; message: string }[] }).errors;

describe('fees of a property', () => {
  it('are stored as the agreed sum and share, which stay at another price', async () => {
    const property = await create();
    const { financialInfo } = property;
    const agreedFees = { ...financialInfo, feeType: 'SHARED', commissionAmount: 12_000, buyerShare: 60 };
    const first = await patch(property, { financialInfo: agreedFees });
    expect(first.body).toMatchObject({ price: 257_200, financialInfo: { commissionAmount: 12_000, buyerShare: 60 } });
    const cheaperAnswer = await patch(first.body, { financialInfo: { ...agreedFees, priceNoFees: 240_000 } });
    expect(cheaperAnswer.body).toMatchObject({ price: 247_200, financialInfo: { commissionAmount: 12_000 } });
  });

  it('stay when an earlier client omits them', async () => {
    const property = await create({ commissionAmount: 12_000, feeType: 'SHARED', buyerShare: 60 });
    const { commissionAmount: _sum, buyerShare: _share, ...known } = property.financialInfo;
    const answer = await patch(property, { financialInfo: { ...known, propertyTax: 900 } });
    expect(answer.body).toMatchObject({
      price: 257_200,
      financialInfo: { propertyTax: 900, commissionAmount: 12_000, buyerShare: 60 },
    });
  });

  it.each([
    [{ priceNoFees: 0 }, 'financialInfo.priceNoFees', /supérieur à 0/],
    [{ priceNoFees: -1 }, 'financialInfo.priceNoFees', /0 au moins/],
    [{ commissionRate: 100 }, 'financialInfo.commissionRate', /inférieur à 100/],
    [{ commissionRate: -1 }, 'financialInfo.commissionRate', /0 au moins/],
    [{ commissionRate: 250 }, 'financialInfo.commissionRate', /100 au plus/],
    [{ commissionAmount: 250_000 }, 'financialInfo.commissionAmount', /inférieurs au prix/],
    [{ commissionAmount: -5 }, 'financialInfo.commissionAmount', /0 au moins/],
    [{ buyerShare: 101 }, 'financialInfo.buyerShare', /100 au plus/],
  ])('are refused as %j, with the sentence beside the field', async (money, path, sentence) => {
    const property = await create();
    const answer = await patch(property, { financialInfo: { ...property.financialInfo, ...money } });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer.body)).toEqual([{ path, message: expect.stringMatching(sentence) as string }]);
  });

  it('beyond later limits are read, and allow changes of other fields', async () => {
    const { reference } = await create({ commissionRate: 100 });
    await world.db.query(
      sql`update property set parts = (parts #- '{financialInfo,commissionAmount}') #- '{financialInfo,buyerShare}' where reference = ${reference}`,
    );
    const { body } = await world.call(`GET property/${reference}`, { token });
    const property = body as Property;
    expect(property.financialInfo).toMatchObject({ commissionRate: 100, commissionAmount: null, buyerShare: 50 });
    const renamedAnswer = await patch(property, { title: 'Villa', financialInfo: property.financialInfo });
    expect(renamedAnswer).toMatchObject({ status: 200, body: { title: 'Villa' } });
    const change = {
      reference,
      version: (renamedAnswer.body as Property).version,
      fields: { propertyStatus: 'SUSPENDED' },
    };
    const bulk = await world.call('POST property/bulk', { token, body: { changes: [change] } });
    expect(bulk.status).toBe(200);
    const { body: after } = await world.call(`GET property/${reference}`, { token });
    expect(after).toMatchObject({ propertyStatus: 'SUSPENDED', financialInfo: { commissionRate: 100 } });
  });
});
