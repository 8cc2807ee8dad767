import { PROPERTY_STATUSES } from '../property.enums';
import { blocking, warning } from './advertisement';
import { offMarket, printRefusals, type Release } from './release';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('the release of a property by its status', () => {
  it.each<[Release, string[]]>([
    ['PORTAL', ['ACTIVE']],
    ['PROPOSAL', ['ACTIVE']],
    ['PRINT', ['ACTIVE', 'UNDER_OFFER', 'UNDER_CONTRACT', 'SOLD', 'RENTED']],
  ])('is allowed, for %s, %j', (release, allowed) => {
    expect(PROPERTY_STATUSES.filter((status) => offMarket(status, release) === null)).toEqual(allowed);
  });

  it.each<[Release, string | undefined, string]>([
    ['PORTAL', undefined, 'Ce bien est retiré : seul un bien actif se diffuse.'],
    ['PROPOSAL', 'Le bien V1', 'Le bien V1 est retiré : seul un bien actif se propose.'],
    ['PRINT', undefined, 'Ce bien est retiré : il ne s’imprime pas pour un client.'],
  ])('is refused for %s', (release, subject, message) => {
    const problem = offMarket('WITHDRAWN', release, subject);
    expect(problem).toMatchObject({ path: 'propertyStatus', severity: 'BLOCKING' });
    expect(plain(problem?.message)).toBe(message);
  });

  it.each([
    ['DRAFT', 'Ce bien est en brouillon'],
    ['SUSPENDED', 'Ce bien est suspendu'],
    ['ARCHIVED', 'Ce bien est archivé'],
  ] as const)('of %s is refused as %s', (status, words) => {
    expect(plain(offMarket(status, 'PRINT')?.message)).toBe(`${words} : il ne s’imprime pas pour un client.`);
  });
});

describe('a document for a customer', () => {
  const problems = [blocking('mandateStatus', 'Pas de mandat.'), warning('title', 'Pas de titre.')];
  const refused = (...args: Parameters<typeof printRefusals>) => printRefusals(...args).map(({ path }) => path);

  it('is refused for a draft and for blocking problems, never for warnings', () => {
    expect(refused('ACTIVE', problems)).toEqual(['mandateStatus']);
    expect(refused('DRAFT', problems)).toEqual(['propertyStatus', 'mandateStatus']);
    expect(refused('ACTIVE', problems.slice(1))).toEqual([]);
  });
});
