import { useTranslation } from '@pignon/shared/i18n';
import { kitWords } from '../../kit-words';
import fr from './fr.json';

const addMapMessages = kitWords('map', fr, () => import(/* webpackChunkName: "kit-words" */ './en.json'));

/** The words that every map has in common. */
export function useMapWords() {
  addMapMessages();
  return useTranslation('map').t;
}
