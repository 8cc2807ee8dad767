import { catalogueFaults } from '@pignon/shared/testing';
import en from './en.json';
import fr from './fr.json';

it('has the same keys in French and English, with correct typography', () => {
  expect(catalogueFaults(fr, en)).toEqual([]);
});
