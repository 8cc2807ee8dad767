import { french, plain } from '../../test/french';
import { filterChips } from './filter-chips';
import { NO_FILTER, type ListFilters } from './list-filters';

const labelsOf = (filters: Partial<ListFilters>) =>
  filterChips({ ...NO_FILTER, ...filters }, french).map(({ label }) => plain(label));

it.each<[Partial<ListFilters>, string[]]>([
  [{ text: 'maison' }, ['Contient « maison »']],
  [{ transactionType: 'RENT' }, ['Location']],
  [{ propertyType: ['HOUSE', 'LOFT'] }, ['Maison', 'Loft']],
  [{ propertyStatus: ['SOLD'] }, ['Vendu']],
  [{ mandateStatus: ['NONE', 'RUNNING'] }, ['Mandat : Sans mandat, En cours']],
  [{ mandateType: ['EXCLUSIVE'] }, ['Mandat : Exclusif']],
  [{ dpe: ['A'] }, ['DPE : A']],
  [{ features: ['POOL'] }, ['Piscine']],
  [{ orientation: ['SOUTH'] }, ['Exposé Sud']],
  [{ addedWithin: 1 }, ['Ajouté depuis hier']],
  [{ addedWithin: 30 }, ['Ajouté ces 30 derniers jours']],
  [{ addedFrom: '2026-11-01' }, ['Ajouté à partir du 01/11/2026']],
  [{ addedTo: '2026-11-22' }, ['Ajouté jusqu’au 22/11/2026']],
  [{ cities: ['64102', '64122'] }, ['Communes : 64102, 64122']],
  [{ around: { lat: 43.49, lon: -1.47, km: 2.5, label: 'Bayonne' } }, ['À moins de 2,5 km : Bayonne']],
  [{ negotiator: 'lea@pignon.test' }, ['Négociateur : lea@pignon.test']],
  [{ exceptNegotiators: ['lea@pignon.test'] }, ['Autres négociateurs']],
  [{ contactId: 12 }, ['Contact']],
  [{ price: { min: 200_000, max: 400_000 } }, ['Prix : de 200 000 € à 400 000 €']],
  [{ price: { max: 400_000 } }, ['Prix : 400 000 € au plus']],
  [{ transactionType: 'RENT', price: { max: 900 } }, ['Location', 'Prix : 900 €/mois au plus']],
  [{ homeSize: { min: 90 } }, ['Surface : 90 m² et plus']],
  [{ landSize: { max: 500 } }, ['Terrain : 500 m² au plus']],
  [{ rooms: { min: 3, max: 3 } }, ['Pièces : 3']],
  [{ bedrooms: { min: 2, max: 4 } }, ['Chambres : de 2 à 4']],
])('%j is labelled %j', (filters, labels) => {
  expect(labelsOf(filters)).toEqual(labels);
});

it('has no chip without filters', () => {
  expect(labelsOf({})).toEqual([]);
});
