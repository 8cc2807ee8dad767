import own from './fr.json';
import headings from './headings.fr.json';

/**
 * French texts of lists, slots and dialogs, which the entry contains. Others load with what shows them: labels of fields
 * (`features/field-labels.ts`), and what only pages of one property need (`features/record-texts.ts`).
 */
export default { ...own, ...headings };
