import { useTranslation } from '@pignon/shared/i18n';
import { lazyMessages } from '../../lazy-messages';
import fr from './fr.json';

const addMapMessages = lazyMessages('map', fr, () => import(/* webpackChunkName: "lazy-messages" */ './en.json'));

/** Texts common to all maps. */
export function useMapWords() {
  addMapMessages();
  return useTranslation('map').t;
}
