import { useTranslation } from '@pignon/shared/i18n';
import { lazyMessages } from '../../lazy-messages';
import fr from './fr.json';

const addUploadMessages = lazyMessages('upload', fr, () => import(/* webpackChunkName: "lazy-messages" */ './en.json'));

/** Texts shared by all upload areas. */
export function useUploadWords() {
  addUploadMessages();
  return useTranslation('upload').t;
}
