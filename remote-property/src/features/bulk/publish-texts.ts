import texts from '../../messages/publish.fr.json';
import { laterTexts } from '../later-texts';

export const addPublishTexts = laterTexts(texts);
