import own from './fr.json';
import headings from './headings.fr.json';

/** French texts of every page. Other labels load with the components that show them: `features/field-labels.ts`. */
export default { ...own, ...headings };
