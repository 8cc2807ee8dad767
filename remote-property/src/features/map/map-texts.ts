import texts from '../../messages/map.fr.json';
import { laterTexts } from '../later-texts';

export const addMapTexts = laterTexts(texts);
