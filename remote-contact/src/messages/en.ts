import own from './en.json';
import headings from './headings.en.json';
import labels from './labels.en.json';

/** English texts, which are fetched as a whole when English is asked for. */
export default { ...own, ...headings, ...labels };
