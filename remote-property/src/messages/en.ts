import own from './en.json';
import headings from './headings.en.json';
import labels from './labels.en.json';
import record from './record.en.json';

/** English texts, loaded as a whole when the screen is in English. */
export default { ...own, ...record, ...headings, ...labels };
