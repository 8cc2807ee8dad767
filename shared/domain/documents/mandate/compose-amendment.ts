import { frenchDay } from '../../common/french';
import { letterhead } from '../letterhead';
import { typeset } from '../typography';
import { longDay } from '../contract-wording';
import { orBlank } from '../blank-line';
import { listAmendmentChanges } from '../../mandate/amendment/amendment-changes';
import { signedAmendment, withTerms } from '../../mandate/amendment/amendment';
import type { AmendedTerms, Amendment, Mandate } from '../../mandate/mandate.schema';
import { saleFees } from '../../mandate/sale-fees';
import { facts, text, type Article, type Block, type MandateFacts, type MandatePaper } from './mandate-paper';
import { amountOrBlank, feeBlocks } from './sale-articles';
import { partiesOf } from './parties';
import { signatureBoxes } from './signature-boxes';
import { numberLine, titleOf } from './title';
import { typesetBlock } from './typeset-block';

/** The nth amendment of a mandate; the pending one as it would be signed today. */
export function amendmentOf(mandate: Mandate, number: number): Amendment | undefined {
  const { amendments, pendingAmendment: pending } = mandate;
  if (!pending || number !== amendments.length + 1) return amendments[number - 1];
  return signedAmendment(mandate, pending, pending.drafted);
}

/** A mandate with its signatures replaced by those of an amendment. */
const signedAs = (
  mandate: Mandate,
  { signatures = [], agentSignature = null, signedPlace = null }: Amendment,
): Mandate => ({
  ...{ ...mandate, status: 'PENDING', registerNumber: null },
  ...{ signatures, agentSignature, signedPlace },
});

const FEE_FIELDS = ['price', 'feeType', 'commissionRate', 'commissionAmount', 'buyerShare'] as const;

/** Amended price and fees, in figures and words. */
function amountsOf(mandateFacts: MandateFacts, mandate: Mandate, changes: AmendedTerms): Block[] {
  const isSale = mandate.transactionType === 'SALE';
  const priceLabel = isSale ? 'prix' : 'loyer mensuel, charges comprises,';
  const price = 'price' in changes ? [text(`Le nouveau ${priceLabel} est de ${amountOrBlank(mandate.price)}.`)] : [];
  const changesFees = isSale && FEE_FIELDS.some((field) => field in changes);
  return [...price, ...(changesFees ? feeBlocks({ ...mandateFacts, mandate }, saleFees(mandate)) : [])];
}

/** Names the former value. "au lieu de" cannot stand before "à la charge de" and "partagés entre". */
function replacing(former: string): string {
  return /^(à|partagés) /.test(former) ? ` (auparavant\u00a0: ${former})` : `, au lieu de ${former}`;
}

/** Lists changed terms, before and after. */
function changesOf(mandateFacts: MandateFacts, mandate: Mandate, { before = {}, changes }: Amendment): Article[] {
  if (!changes) return [];
  const lines = listAmendmentChanges(before, changes, mandate.transactionType).map(
    ({ label, before: formerText, after: newText }) => ({
      label,
      value: `${orBlank(newText, String, 'néant')}${replacing(orBlank(formerText, String, 'néant'))}`,
    }),
  );
  const amounts = amountsOf(mandateFacts, withTerms(mandate, changes), changes);
  return [{ title: 'Ce qui change', blocks: [facts(...lines), ...amounts] }];
}

/** Composes an amendment as a document numbered under its mandate; null when it does not exist. */
export function composeAmendment(mandateFacts: MandateFacts, number: number, copyOf: string): MandatePaper | null {
  const { mandate, agency } = mandateFacts;
  if (!mandate) return null;
  const amendment = amendmentOf(mandate, number);
  if (!amendment) return null;
  const isPending = number > mandate.amendments.length;
  const signed = { ...mandateFacts, mandate: signedAs(mandate, amendment) };
  const term =
    amendment.endDate && !amendment.changes
      ? [
          {
            title: 'Nouveau terme',
            blocks: [text(`Le mandat reste en vigueur jusqu’au ${longDay(amendment.endDate)} inclus.`)],
          },
        ]
      : [];
  const articles = [
    { title: 'Objet de l’avenant', blocks: [text(amendment.text)] },
    ...changesOf(mandateFacts, mandate, amendment),
    ...term,
    {
      title: 'Autres clauses',
      blocks: [text('Toutes les autres clauses du mandat et de ses avenants antérieurs demeurent inchangées.')],
    },
  ];
  return {
    title: `Avenant n°\u00a0${String(number)} – ${titleOf(mandateFacts)}`,
    number: typeset(
      `Avenant n° ${String(number)} du ${longDay(amendment.date)} au mandat : ${numberLine(mandateFacts)}`,
    ),
    watermark: isPending ? 'PROJET' : null,
    copy: `Exemplaire pour ${copyOf}`,
    parties: partiesOf(signed).map(({ role, lines }) => ({ role, lines: lines.map(typeset) })),
    articles: articles.map(({ title, blocks }) => ({
      title,
      blocks: blocks.map(typesetBlock),
    })),
    closing: typeset(`Avenant daté du ${frenchDay(amendment.date)}, à joindre à chaque exemplaire du mandat.`),
    signatures: signatureBoxes(signed),
    withdrawal: null,
    agency: letterhead(agency),
  };
}
