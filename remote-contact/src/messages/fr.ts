import own from './fr.json';
import headings from './headings.fr.json';

/** French texts that every page has. The other labels come with what shows them: `features/field-labels.ts`. */
export default { ...own, ...headings };
