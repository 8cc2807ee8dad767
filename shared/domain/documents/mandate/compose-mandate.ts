import { toCardinal } from 'n2words/fr-FR';
import { BLANK } from '../blank-line';
import { letterhead } from '../letterhead';
import { typeset } from '../typography';
import { longDay } from '../words';
import { designation } from './designation';
import { dutyArticles } from './duty-articles';
import { isRental, type Article, type Block, type MandateFacts, type MandatePaper } from './mandate-paper';
import { noticeArticles, withdrawalArticle, withdrawalForm } from './notice-articles';
import { partiesOf } from './parties';
import { partnerArticles } from './partner-articles';
import { rentalArticles } from './rental-articles';
import { signatureBoxes } from './signature-boxes';
import { saleArticles } from './sale-articles';
import { termArticles } from './term-articles';
import { numberLine, titleOf, watermarkOf } from './title';

function articlesOf(given: MandateFacts): Article[] {
  if (given.mandate?.type === 'PARTNER') return [designation(given), ...partnerArticles(given)];
  const agreed = isRental(given) ? rentalArticles(given) : saleArticles(given);
  const rest = [...termArticles(given), ...dutyArticles(given), ...withdrawalArticle(given), ...noticeArticles(given)];
  return [designation(given), ...agreed, ...rest];
}

function closing({ mandate, principals, agency }: MandateFacts): string {
  const copies = mandate === null ? null : Math.max(1, principals.length) + 1;
  const many = copies === null ? BLANK.short : `${toCardinal(copies)} (${String(copies)})`;
  const kept =
    mandate?.type === 'PARTNER'
      ? 'un pour chaque agence.'
      : 'dont un remis à chaque mandant, qui le reconnaît, et un gardé par l’agence.';
  const place = mandate && !mandate.offPremises ? (agency.address?.city ?? BLANK.long) : BLANK.long;
  const day = mandate?.registerDate ? longDay(mandate.registerDate) : BLANK.long;
  return `Fait à ${place}, le ${day}, en ${many} exemplaires originaux, ${kept}`;
}

function typesetBlock(block: Block): Block {
  switch (block.kind) {
    case 'text':
    case 'strong':
      return { ...block, text: typeset(block.text) };
    case 'list':
      return { ...block, items: block.items.map(typeset) };
    case 'boxes':
      return { ...block, items: block.items.map(({ text, ticked }) => ({ text: typeset(text), ticked })) };
    case 'facts':
      return {
        ...block,
        facts: block.facts.map(({ label, value }) => ({ label: typeset(label), value: typeset(value) })),
      };
  }
}

/** The whole paper of a mandate, for whoever keeps the copy; null for the blank, which is nobody's yet. */
export function composeMandate(given: MandateFacts, copyOf: string | null): MandatePaper {
  const form = withdrawalForm(given);
  return {
    title: titleOf(given),
    number: typeset(numberLine(given)),
    watermark: watermarkOf(given),
    copy: copyOf === null ? null : `Exemplaire pour ${copyOf}`,
    parties: partiesOf(given).map(({ role, lines }) => ({ role, lines: lines.map(typeset) })),
    articles: articlesOf(given).map(({ title, blocks }) => ({ title, blocks: blocks.map(typesetBlock) })),
    closing: typeset(closing(given)),
    signatures: signatureBoxes(given),
    withdrawal: form && { to: typeset(form.to), subject: typeset(form.subject) },
    agency: letterhead(given.agency),
  };
}
