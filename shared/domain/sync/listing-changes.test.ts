import { sampleLine } from '../poliris/poliris-fixture';
import { listingChanges } from './listing-changes';

it('names the changed columns of the Poliris format', () => {
  const before = sampleLine({ title: 'Maison', price: '300000.00' });
  const after = sampleLine({ title: 'Maison<br>au calme', price: '290000.00', photos: ['a.jpg'] });
  expect(listingChanges('POLIRIS', before, `${after}\r\n`)).toEqual([
    { label: 'Prix / Loyer / Prix de cession', before: '300000.00', after: '290000.00' },
    { label: 'Libellé', before: 'Maison', after: 'Maison au calme' },
    { label: 'Photo 1', before: '', after: 'a.jpg' },
  ]);
  expect(listingChanges('POLIRIS', before, before)).toEqual([]);
});

it('names the elements and attributes of the other formats, also added and removed ones', () => {
  const advert = (inner: string) => `<annonce id="1"><bien><prix>1</prix></bien>${inner}</annonce>\n`;
  const before = advert('<photos><photo>a</photo><photo>b</photo></photos>');
  const after = advert('<photos><photo>a</photo><photo ordre="2">c &amp; d</photo></photos><note>x</note>');
  expect(listingChanges('UBIFLOW', before, after)).toEqual([
    { label: 'photos › photo 2 @ordre', before: '', after: '2' },
    { label: 'photos › photo 2', before: 'b', after: 'c & d' },
    { label: 'note', before: '', after: 'x' },
  ]);
});

it('limits the number of changes of one listing', () => {
  const advert = (value: string) =>
    `<a>${Array.from({ length: 90 }, (_, n) => `<f${n}>${value}</f${n}>`).join('')}</a>`;
  const changes = listingChanges('GREEN_ACRES', advert('x'), advert('y'.repeat(900)));
  expect(changes).toHaveLength(60);
  expect(changes[0]?.after).toHaveLength(400);
});
