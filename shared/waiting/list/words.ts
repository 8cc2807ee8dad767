import { useTranslation } from '@pignon/shared/i18n';
import { lazyMessages } from '../../ui/lazy-messages';
import fr from '../messages/fr.json';

const addWaitingMessages = lazyMessages(
  'waiting',
  fr,
  () => import(/* webpackChunkName: "lazy-messages" */ '../messages/en.json'),
);

/** Texts of waiting calls. */
export function useWaitingWords() {
  addWaitingMessages();
  return useTranslation('waiting').t;
}
