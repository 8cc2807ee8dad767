import type { AgencyPaper } from '@pignon/shared/domain/agency/agency-preview.schema';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { dayOf } from '@pignon/shared/domain/common/day';
import { cardSpecimen } from '@pignon/shared/domain/documents/card-specimen';
import { specimenOf } from '@pignon/shared/domain/documents/mandate/specimen';
import type { FileResponse } from '../http/file-response';
import { printDocument, printSeries } from './print-document';
import type { TypstProcess } from './typst/typst-process';

/** Prints a document with unsaved settings of the agency. */
export function printAgencySpecimen(press: TypstProcess, agency: Agency, paper: AgencyPaper): Promise<FileResponse> {
  if (paper === 'CARD') {
    const papers = [cardSpecimen(agency, dayOf())];
    return printSeries(press, {
      template: 'window-card',
      title: 'Spécimen – Affiche',
      agency,
      papers,
      pictures: new Map(),
    });
  }
  const kind = paper === 'SALE_MANDATE' ? 'SALE' : 'RENT';
  const content = { ...specimenOf(agency, kind, agency.mandateTexts[kind]), number: 'Spécimen' };
  return printDocument(press, { template: 'mandate', title: `Spécimen – ${content.title}`, agency, content });
}
