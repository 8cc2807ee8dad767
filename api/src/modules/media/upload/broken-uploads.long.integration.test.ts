import sharp from 'sharp';
import sql from 'sql-template-tag';
import { propertyFields, SOMEBODY } from '../../../../test/factories';
import { formOf } from '../../../../test/upload';
import { startWorld, type World } from '../../../../test/world';
import { insertManyProperties } from '../../property/property.service';

const ROUNDS = 300;

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR']);
  const property = { reference: 'V1', fields: propertyFields() };
  await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, [property]));
});
afterAll(() => world.close());

/** A fixed seed: the same numbers at every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A damaged form: bytes changed, cut out, truncated, doubled or inserted. */
function damaged(body: Buffer, random: (below: number) => number): Buffer {
  const at = random(body.length);
  const length = 1 + random(60);
  const rest = body.subarray(Math.min(body.length, at + length));
  const kinds = [
    () => Buffer.concat([body.subarray(0, at), Buffer.from([random(256)]), body.subarray(at + 1)]),
    () => Buffer.concat([body.subarray(0, at), rest]),
    () => body.subarray(0, at),
    () => Buffer.concat([body.subarray(0, at), body]),
    () => Buffer.concat([body.subarray(0, at), Buffer.alloc(length, 0), rest]),
    () => Buffer.concat([body.subarray(0, at), Buffer.from('\r\n--'.repeat(length)), rest]),
    // The head of the form, where its parser is most vulnerable.
    () => Buffer.concat([body.subarray(0, at % 200), Buffer.from([random(256)]), body.subarray((at % 200) + 1)]),
  ];
  return (kinds[random(kinds.length)] ?? (() => body))();
}

describe('damaged uploads', () => {
  it(`are accepted or refused in French, ${ROUNDS} of them, and never crash the server`, async () => {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7' } });
    const files = [
      {
        name: 'a.jpg',
        bytes: await picture
          .clone()
          .withExif({ IFD0: { Make: 'Camera' } })
          .jpeg()
          .toBuffer(),
      },
      { name: 'b.png', bytes: await picture.clone().png().toBuffer() },
      { name: 'c.webp', bytes: await picture.clone().webp().toBuffer() },
      { name: 'd.pdf', bytes: Buffer.from('%PDF-1.7 a plan\n%%EOF\n') },
    ];
    const { body, headers } = await formOf(files);
    const random = chance(20261121);
    const statuses = new Map<number, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const answer = await world.call('POST media/property/V1', { token, headers, body: damaged(body, random) });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect([201, 400, 413, 415, 422]).toContain(answer.status);
      if (answer.status !== 201) expect((answer.body as { message: string }).message).toMatch(/[éèà’]/);
      // The list stays below its maximum.
      await world.db.query(sql`delete from media`);
    }
    expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([201, 400, 415, 422]));
    expect(await world.db.query(sql`select media_key from pending_media`)).toEqual([]);
  }, 120_000);
});
