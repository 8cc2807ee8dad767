import { useTranslation } from '@pignon/shared/i18n';
import { kitWords } from '../../ui/kit-words';
import fr from '../messages/fr.json';

const addWaitingMessages = kitWords(
  'waiting',
  fr,
  () => import(/* webpackChunkName: "kit-words" */ '../messages/en.json'),
);

/** The words of what waits. */
export function useWaitingWords() {
  addWaitingMessages();
  return useTranslation('waiting').t;
}
