import { useTranslation } from '@pignon/shared/i18n';
import { lazyMessages } from '../../lazy-messages';
import fr from './fr.json';

const addListMessages = lazyMessages('list', fr, () => import(/* webpackChunkName: "lazy-messages" */ './en.json'));

/** Texts common to all lists. */
export function useListWords() {
  addListMessages();
  return useTranslation('list').t;
}
