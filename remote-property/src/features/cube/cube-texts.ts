import texts from '../../messages/cube.fr.json';
import { laterTexts } from '../later-texts';

export const addCubeTexts = laterTexts(texts);
