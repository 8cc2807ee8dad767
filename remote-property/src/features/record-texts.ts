import texts from '../messages/record.fr.json';
import { laterTexts } from './later-texts';

/** Adds the texts that only pages of one property need, as its form and its history, and the import. */
export const addRecordTexts = laterTexts(texts);
