import own from './fr.json';
import headings from './headings.fr.json';

/**
 * French texts of lists, slots and dialogs, which the entry contains. Others load with what shows them: labels of fields
 * (`features/field-labels.ts`), and what only pages of one property, the map, the cube, prints and the publishing dialog need
 * (`laterTexts`).
 */
export default { ...own, ...headings };
