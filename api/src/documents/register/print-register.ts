import { dayOf } from '@pignon/shared/domain/common/day';
import { registerPaper } from '@pignon/shared/domain/documents/register-paper';
import { MAX_REGISTER_LINES, type RegisterPdfQuery } from '@pignon/shared/domain/documents/print-request.schema';
import type { RegisterLine } from '@pignon/shared/domain/mandate/register.schema';
import type { Db } from '../../db/db';
import { invalid } from '../../http/api-problem';
import type { FileAnswer } from '../../http/file-answer';
import { readAgency } from '../../modules/agency/agency.repo';
import { readRegister } from '../../modules/mandate/register/register.repo';
import { printDocument } from '../document-answer';
import type { TypstProcess } from '../press/typst-process';

const PAGE = 500;

const tooLong = () =>
  invalid(
    'from',
    `Le registre de cette période dépasse ${MAX_REGISTER_LINES} mandats\u00a0: choisissez une période plus courte.`,
  );

/** Every line of the period, page by page: numbers only grow, so that a page never shifts while the next is read. */
async function readLines(db: Db, query: RegisterPdfQuery): Promise<RegisterLine[]> {
  const lines: RegisterLine[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const { content, page } = await readRegister(db, { ...query, pageSize: PAGE, pageNumber });
    if (page.totalElements > MAX_REGISTER_LINES) throw tooLong();
    lines.push(...content);
    if (pageNumber + 1 >= page.totalPages) return lines;
  }
}

/** The chronological register of a period. */
export async function printRegister(
  { db, press }: { db: Db; press: TypstProcess },
  query: RegisterPdfQuery,
): Promise<FileAnswer> {
  const lines = await readLines(db, query);
  const agency = await readAgency(db);
  const today = dayOf();
  const content = registerPaper(lines, query, agency, today);
  return printDocument(press, {
    template: 'register',
    title: `Registre des mandats ${query.register} ${today}`,
    agency,
    content,
  });
}
