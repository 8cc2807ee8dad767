import { catalogueFaults } from '@pignon/shared/testing';
import en from './en.json';
import fr from './fr.json';

it('says the same in French and in English, well typed', () => {
  expect(catalogueFaults(fr, en)).toEqual([]);
});
