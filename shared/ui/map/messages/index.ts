import { useTranslation } from '@pignon/shared/i18n';
import { lazyMessages } from '../../lazy-messages';
import fr from './fr.json';

const addMapMessages = lazyMessages('map', fr, () => import(/* webpackChunkName: "lazy-messages" */ './en.json'));

/** The words that every map has in common. */
export function useMapWords() {
  addMapMessages();
  return useTranslation('map').t;
}
