import { dayOf } from '@pignon/shared/domain/common/day';
import { registerPaper } from '@pignon/shared/domain/documents/register-paper';
import { MAX_REGISTER_LINES } from '@pignon/shared/domain/documents/print-limits';
import type { RegisterFileQuery } from '@pignon/shared/domain/mandate/register.schema';
import type { Db } from '../../db/db';
import { invalid } from '../../http/api-problem';
import type { FileResponse } from '../../http/file-response';
import { readAgency } from '../../modules/agency/agency.repo';
import { findRegisterGaps } from '../../modules/mandate/register/register-gap.repo';
import { readRegisterLines, registeredMandates } from '../../modules/mandate/register/register.repo';
import { printDocument } from '../print-document';
import type { TypstProcess } from '../typst/typst-process';

const tooLong = () =>
  invalid(
    'from',
    `Le registre de cette période dépasse ${MAX_REGISTER_LINES} mandats\u00a0: choisissez une période plus courte.`,
  );

/** The chronological register of a period. */
export async function printRegister(
  { db, press }: { db: Db; press: TypstProcess },
  query: RegisterFileQuery,
): Promise<FileResponse> {
  const ids = await registeredMandates(db, query, MAX_REGISTER_LINES + 1);
  if (ids.length > MAX_REGISTER_LINES) throw tooLong();
  const lines = await readRegisterLines(db, ids);
  const gaps = await findRegisterGaps(db, query.register);
  const agency = await readAgency(db);
  const today = dayOf();
  const content = registerPaper(lines, { ...query, gaps }, agency, today);
  return printDocument(press, {
    template: 'register',
    title: `Registre des mandats ${query.register} ${today}`,
    agency,
    content,
  });
}
