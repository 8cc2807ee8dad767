import { frenchDay } from '../../common/french';
import { letterhead } from '../letterhead';
import { typeset } from '../typography';
import { longDay } from '../words';
import { text, type MandateFacts, type MandatePaper } from './mandate-paper';
import { partiesOf } from './parties';
import { signatureBoxes } from './signature-boxes';
import { numberLine, titleOf } from './title';

/** An amendment of a mandate as a paper of its own, numbered under it; null when it has no such amendment. */
export function composeAmendment(given: MandateFacts, number: number, copyOf: string): MandatePaper | null {
  const { mandate, agency } = given;
  const amendment = mandate?.amendments[number - 1];
  if (!mandate || !amendment) return null;
  const term = amendment.endDate
    ? [
        {
          title: 'Nouveau terme',
          blocks: [text(`Le mandat reste en vigueur jusqu’au ${longDay(amendment.endDate)} inclus.`)],
        },
      ]
    : [];
  const articles = [
    { title: 'Objet de l’avenant', blocks: [text(amendment.text)] },
    ...term,
    {
      title: 'Autres clauses',
      blocks: [text('Toutes les autres clauses du mandat et de ses avenants antérieurs demeurent inchangées.')],
    },
  ];
  const unsigned = { ...mandate, signatures: [] };
  return {
    title: `Avenant n°\u00a0${String(number)} – ${titleOf(given)}`,
    number: typeset(`Avenant n° ${String(number)} du ${longDay(amendment.date)} au mandat : ${numberLine(given)}`),
    watermark: null,
    copy: `Exemplaire pour ${copyOf}`,
    parties: partiesOf(given).map(({ role, lines }) => ({ role, lines: lines.map(typeset) })),
    articles: articles.map(({ title, blocks }) => ({
      title,
      blocks: blocks.map((block) => (block.kind === 'text' ? text(typeset(block.text)) : block)),
    })),
    closing: typeset(`Avenant daté du ${frenchDay(amendment.date)}, à joindre à chaque exemplaire du mandat.`),
    signatures: signatureBoxes({ ...given, mandate: unsigned }),
    withdrawal: null,
    agency: letterhead(agency),
  };
}
