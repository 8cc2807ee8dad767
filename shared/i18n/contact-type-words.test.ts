import common from './messages/common.fr.json';
import { CONTACT_TYPES } from '../domain/contact/contact.enums';
import { CONTACT_TYPE_WORDS } from '../domain/contact/contact-words';

it('calls each kind of contact the same on screens, in papers and in tables', () => {
  const onScreen = common as Record<string, string>;
  expect(CONTACT_TYPES.map((type) => onScreen[`contactType.${type}`])).toEqual(
    CONTACT_TYPES.map((type) => CONTACT_TYPE_WORDS[type]),
  );
  expect(CONTACT_TYPE_WORDS).toMatchObject({ CUSTOMER: 'Client', SUPPLIER: 'Prestataire' });
});
