import { letterPapers } from '@pignon/shared/domain/documents/letter-paper';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Letter } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import type { FileResponse } from '../../http/file-response';
import { printSeries } from '../print-document';
import { readMandateFacts, type Means } from './mandate-facts';

const TITLES: Readonly<Record<Letter, string>> = {
  notice: 'Lettre de dénonciation',
  renewal: 'Lettre de reconduction',
};

/** Prints a letter about a mandate to each of its principals, each on new pages. */
export async function printLetters({ db, press }: Means, mandate: Mandate, letter: Letter): Promise<FileResponse> {
  const facts = await readMandateFacts(db, mandate);
  const { register, registerNumber, propertyRef } = mandate;
  const number = registerNumber === null ? '' : `${registerNumberText(register, registerNumber)} `;
  return printSeries(press, {
    template: 'letter',
    title: `${TITLES[letter]} ${number}${propertyRef}`,
    agency: facts.agency,
    papers: letterPapers(letter, facts, dayOf()),
  });
}
