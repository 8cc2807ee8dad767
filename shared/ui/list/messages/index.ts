import { useTranslation } from '@pignon/shared/i18n';
import { kitWords } from '../../kit-words';
import fr from './fr.json';

const addListMessages = kitWords('list', fr, () => import(/* webpackChunkName: "kit-words" */ './en.json'));

/** The words that every list has in common. */
export function useListWords() {
  addListMessages();
  return useTranslation('list').t;
}
