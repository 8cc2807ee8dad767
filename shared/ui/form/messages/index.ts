import { kitWords } from '../../kit-words';
import fr from './fr.json';

/** The words of forms come with the first one. */
export const addFormMessages = kitWords('form', fr, () => import(/* webpackChunkName: "kit-words" */ './en.json'));
