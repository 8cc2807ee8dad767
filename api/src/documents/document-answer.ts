import type { AgencyFields } from '@pignon/shared/domain/agency/agency.schema';
import { LOGO } from '@pignon/shared/domain/documents/letterhead';
import type { FileAnswer } from '../http/file-answer';
import { readDataPicture } from './pictures';
import type { Press } from './press/press';
import type { TemplateName } from './press/print-job';

const LOGO_HEIGHT = 300;
/** What file systems and mail programs stumble over. */
const UNFIT = /[\\/:*?"<>|\p{Cc}]+/gu;

export interface Printable {
  template: TemplateName;
  /** Name of the file too: "Affiche V26-00042". */
  title: string;
  agency: AgencyFields;
  content: { agency: { logo: string | null } };
  pictures?: ReadonlyMap<string, Uint8Array>;
}

/** Sets a document with the agency's logo and gives it as a file. */
export async function printDocument(press: Press, printable: Printable): Promise<FileAnswer> {
  const { template, title, agency, content, pictures = new Map<string, Uint8Array>() } = printable;
  const logo = await readDataPicture(agency.logo, LOGO_HEIGHT);
  const shown = { ...content, agency: { ...content.agency, logo: logo && LOGO } };
  const pdf = await press.print({
    template,
    title,
    author: agency.name || 'Pignon',
    content: shown,
    pictures: logo ? new Map([...pictures, [LOGO, logo]]) : pictures,
  });
  return {
    name: `${title.replace(UNFIT, ' ')}.pdf`,
    mimeType: 'application/pdf',
    content: Buffer.from(pdf),
    inline: true,
  };
}
