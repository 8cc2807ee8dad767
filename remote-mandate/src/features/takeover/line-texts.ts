import { uncapitalize } from '@pignon/shared/domain/common/french';
import type { ImportFile } from '@pignon/shared/domain/import/file-shape';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import type { TakeoverField, TakeoverProblem } from '@pignon/shared/domain/mandate/takeover/takeover-fields';
import { takeoverKey } from '../field-labels';
import type { LineOutcome } from './line-outcome';
import type { SelectedFile } from './use-takeover';

type Words = (key: string, values?: Record<string, unknown>) => string;
type Principal = LineOutcome['principals'][number];

/** Returns functions that explain outcomes of lines, naming columns as the file does. */
export function lineTexts(t: Words, { headings }: ImportFile, columns: SelectedFile['columns']) {
  const columnOf = (field: TakeoverField): string => headings[columns.indexOf(field)] || t(takeoverKey(field));
  const say = ({ path, message }: TakeoverProblem): string => t('takeover.cell', { column: columnOf(path), message });
  return {
    /** Returns the reason of a refusal, or omitted values; empty for none. */
    reasonOf: ({ outcome, broken, problems, notes }: LineOutcome): string => {
      if (broken !== null) return t(`takeover.broken.${broken}`);
      return (outcome === 'REFUSED' ? problems : notes).map(say).join('\n');
    },
    /** Describes the source of a principal. */
    sourceOf: ({ source, contactId, reasons }: Principal): string => {
      if (source === 'CONTACT' || (source === 'LINE' && contactId !== null)) {
        const same = reasons.map((reason) => uncapitalize(t(`duplicateReason.${reason}`))).join(', ');
        return t('takeover.knownBy', { same });
      }
      return t(`takeover.source.${source}`);
    },
    numberOf: ({ register, registerNumber }: LineOutcome): string =>
      registerNumber === null ? '' : registerNumberText(register, registerNumber),
  };
}
export type LineTexts = ReturnType<typeof lineTexts>;
