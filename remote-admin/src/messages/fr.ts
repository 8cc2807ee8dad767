import own from './fr.json';
import labels from './labels.fr.json';

export default { ...own, ...labels };
