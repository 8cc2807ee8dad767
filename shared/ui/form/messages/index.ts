import { lazyMessages } from '../../lazy-messages';
import fr from './fr.json';

/** The words of forms come with the first one. */
export const addFormMessages = lazyMessages(
  'form',
  fr,
  () => import(/* webpackChunkName: "lazy-messages" */ './en.json'),
);
