import { TABLE_COLUMNS } from '@pignon/shared/domain/contact/list/contact-columns';
import fr from '../messages/fr';
import { headingKey } from './heading-key';

it('is in the texts that every page has, for each column', () => {
  expect(TABLE_COLUMNS.map(headingKey).filter((key) => !(key in fr))).toEqual([]);
});
