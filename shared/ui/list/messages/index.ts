import { useTranslation } from '@pignon/shared/i18n';
import { lazyMessages } from '../../lazy-messages';
import fr from './fr.json';

const addListMessages = lazyMessages('list', fr, () => import(/* webpackChunkName: "lazy-messages" */ './en.json'));

/** The words that every list has in common. */
export function useListWords() {
  addListMessages();
  return useTranslation('list').t;
}
