import { i18n, loadNamespace, setupI18n } from '@pignon/shared/i18n';
import fr from '../messages/fr';
import record from '../messages/record.fr.json';
import { addRecordTexts } from './record-texts';

it('adds the texts of the pages of a property, and keeps those that the agency changed', async () => {
  setupI18n('fr');
  await loadNamespace('property', () => Promise.resolve(fr));
  i18n.addResourceBundle('fr', 'property', { 'photos.title': 'Clichés' }, true, true);
  const text = (key: string) => i18n.t(key, { ns: 'property', count: 2 });
  expect(text('history.title')).toBe('?history.title?');
  addRecordTexts();
  addRecordTexts();
  expect(text('history.title')).toBe(record['history.title']);
  expect(text('photos.title')).toBe('Clichés');
  expect(text('list.title')).toBe(fr['list.title']);
});
