import type { AgencyFields } from '@pignon/shared/domain/agency/agency.schema';
import { LOGO } from '@pignon/shared/domain/documents/letterhead';
import type { FileResponse } from '../http/file-response';
import { readDataPicture } from './pictures';
import type { TypstProcess } from './typst/typst-process';
import type { TemplateName } from './typst/print-job';

const LOGO_HEIGHT = 300;
/**
 * Characters that file systems and mail programs reject, and invisible ones that disguise a name: "fdp.exe" backwards.
 */
const UNFIT = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

interface Headed {
  agency: { logo: string | null };
}

interface Document {
  template: TemplateName;
  /** Title, also the file name: "Affiche V26-00042". */
  title: string;
  agency: AgencyFields;
  pictures?: ReadonlyMap<string, Uint8Array>;
}

export interface Printable extends Document {
  content: Headed;
}

export interface PrintableSeries extends Document {
  /** Documents in order, each on its own pages. */
  papers: readonly Headed[];
}

const headed = (paper: Headed, logo: string | null) => ({ ...paper, agency: { ...paper.agency, logo } });

async function print(
  press: TypstProcess,
  { template, title, agency, pictures = new Map<string, Uint8Array>() }: Document,
  contentWith: (logo: string | null) => object,
  papers = 1,
): Promise<FileResponse> {
  const logo = await readDataPicture(agency.logo, LOGO_HEIGHT);
  const pdf = await press.print({
    template,
    title,
    author: agency.name || 'Pignon',
    content: contentWith(logo && LOGO),
    pictures: logo ? new Map([...pictures, [LOGO, logo]]) : pictures,
    papers,
  });
  return {
    name: `${title.replace(UNFIT, ' ')}.pdf`,
    mimeType: 'application/pdf',
    content: Buffer.from(pdf),
    inline: true,
  };
}

/** Renders a document with the agency's logo as a PDF file. */
export const printDocument = (press: TypstProcess, { content, ...document }: Printable): Promise<FileResponse> =>
  print(press, document, (logo) => headed(content, logo));

/** Prints several documents of one kind into one PDF. */
export const printSeries = (press: TypstProcess, { papers, ...document }: PrintableSeries): Promise<FileResponse> =>
  print(press, document, (logo) => ({ papers: papers.map((paper) => headed(paper, logo)) }), papers.length);
