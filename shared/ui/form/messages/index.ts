import { lazyMessages } from '../../lazy-messages';
import fr from './fr.json';

/** Texts of forms, loaded with the first one. */
export const addFormMessages = lazyMessages(
  'form',
  fr,
  () => import(/* webpackChunkName: "lazy-messages" */ './en.json'),
);
