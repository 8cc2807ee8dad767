import { useTranslation } from '@pignon/shared/i18n';
import { kitWords } from '../../kit-words';
import fr from './fr.json';

const addUploadMessages = kitWords('upload', fr, () => import(/* webpackChunkName: "kit-words" */ './en.json'));

/** The words that every place for files has in common. */
export function useUploadWords() {
  addUploadMessages();
  return useTranslation('upload').t;
}
