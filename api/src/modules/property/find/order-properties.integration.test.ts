import type { PropertyFindReply } from '@pignon/shared/domain/property/property-find.schema';
import type { z } from 'zod';
import { insertPortfolio } from '../../../../test/portfolio';
import { startWorld, type World } from '../../../../test/world';

type Reply = z.infer<typeof PropertyFindReply>;

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  await insertPortfolio(world);
});
afterAll(() => world.close());

async function find(body: object): Promise<Reply> {
  const answer = await world.call('POST property/find', { token, body });
  expect(answer.body).toMatchObject({ page: {} });
  return answer.body;
}

describe('the order and the pages of property/find', () => {
  it.each([
    ['price', 'ASC', ['RENTAL', 'FLAT', 'HOUSE', 'LAND']],
    ['price', 'DESC', ['HOUSE', 'FLAT', 'RENTAL', 'LAND']],
    ['reference', 'ASC', ['FLAT', 'HOUSE', 'LAND', 'RENTAL']],
    ['homeSize', 'DESC', ['HOUSE', 'FLAT', 'RENTAL', 'LAND']],
    ['homeSize', 'ASC', ['RENTAL', 'FLAT', 'HOUSE', 'LAND']],
    ['landSize', 'DESC', ['LAND', 'HOUSE', 'RENTAL', 'FLAT']],
    ['landSize', 'ASC', ['HOUSE', 'LAND', 'FLAT', 'RENTAL']],
    ['rooms', 'DESC', ['HOUSE', 'FLAT', 'RENTAL', 'LAND']],
    ['rooms', 'ASC', ['RENTAL', 'FLAT', 'HOUSE', 'LAND']],
    ['pricePerSquareMetre', 'DESC', ['FLAT', 'HOUSE', 'RENTAL', 'LAND']],
    ['modifiedTime', 'ASC', ['HOUSE', 'FLAT', 'LAND', 'RENTAL']],
    ['pricePerSquareMetre', 'ASC', ['RENTAL', 'HOUSE', 'FLAT', 'LAND']],
    ['city', 'ASC', ['HOUSE', 'RENTAL', 'FLAT', 'LAND']],
    ['createdTime', 'ASC', ['HOUSE', 'FLAT', 'LAND', 'RENTAL']],
  ])('sorts by %s %s, empty values last', async (property, direction, expected) => {
    const { content } = await find({ order: { property, direction } });
    expect(content.map(({ reference }) => reference)).toEqual(expected);
  });

  it('cuts pages that do not overlap and counts the whole', async () => {
    const order = { property: 'city', direction: 'DESC' };
    const pages = await Promise.all([0, 1, 2].map((pageNumber) => find({ pageSize: 2, pageNumber, order })));
    expect(pages.map(({ content }) => content.map(({ reference }) => reference))).toEqual([
      ['LAND', 'FLAT'],
      ['RENTAL', 'HOUSE'],
      [],
    ]);
    expect(pages.map(({ page }) => page.totalElements)).toEqual([4, 4, 4]);
    expect(pages[0]?.page.totalPages).toBe(2);
  });
});
