import { uncapitalize } from '@pignon/shared/domain/common/french';
import { wordKey } from '../field-labels';
import { formatNumber } from '@pignon/shared/i18n';
import type { ImportField, ImportProblem } from '@pignon/shared/domain/contact/import/import-fields';
import type { ImportFile } from '@pignon/shared/domain/import/file-shape';
import { importFieldKey } from './import-field-key';
import type { Columns, LineOutcome } from './import-lines';

type Words = (key: string, values?: Record<string, unknown>) => string;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns functions that explain outcomes of lines, naming columns as the file does. */
export function outcomeTexts(t: Words, { headings }: ImportFile, columns: Columns) {
  const columnOf = (field: ImportField): string => headings[columns.indexOf(field)] || t(importFieldKey(field));
  const say = ({ path, message }: ImportProblem): string => t('import.cell', { column: columnOf(path), message });
  return {
    /** a contact to be created has no id yet */
    outcomeOf: ({ outcome, contactId }: LineOutcome): string =>
      t(outcome === 'CREATED' && contactId === null ? 'import.planned' : `import.outcome.${outcome}`),
    /** Returns the reason of a refusal, matching duplicates, and omitted values; empty for none. */
    reasonOf: ({ outcome, broken, problems, reasons, sameAsLine, notes }: LineOutcome): string => {
      if (broken !== null) return t(`import.broken.${broken}`);
      if (outcome === 'REFUSED') return problems.map(say).join('\n');
      const same = reasons.map((reason) => uncapitalize(t(wordKey('duplicateReason', reason)))).join(', ');
      const of =
        sameAsLine === null
          ? t('import.ofContact', { same: capital(same) })
          : t('import.ofLine', { same: capital(same), line: formatNumber(sameAsLine) });
      return [...(outcome === 'DOUBLE' ? [of] : []), ...notes.map(say)].join('\n');
    },
  };
}
export type OutcomeTexts = ReturnType<typeof outcomeTexts>;
