import own from './en.json';
import labels from './labels.en.json';

export default { ...own, ...labels };
