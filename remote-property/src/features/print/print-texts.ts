import texts from '../../messages/print.fr.json';
import { laterTexts } from '../later-texts';

export const addPrintTexts = laterTexts(texts);
