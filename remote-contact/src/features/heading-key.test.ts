import { TABLE_COLUMNS } from '@pignon/shared/domain/contact/list/contact-columns';
import fr from '../messages/fr';
import { headingKey } from './heading-key';

it('exists in the texts of every page, for each column', () => {
  expect(TABLE_COLUMNS.map(headingKey).filter((key) => !(key in fr))).toEqual([]);
});
