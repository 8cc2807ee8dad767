import { useTranslation } from '@pignon/shared/i18n';
import { lazyMessages } from '../../lazy-messages';
import fr from './fr.json';

const addUploadMessages = lazyMessages('upload', fr, () => import(/* webpackChunkName: "lazy-messages" */ './en.json'));

/** The words that every place for files has in common. */
export function useUploadWords() {
  addUploadMessages();
  return useTranslation('upload').t;
}
