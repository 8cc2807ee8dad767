import { toCardinal } from 'n2words/fr-FR';
import { BLANK, orBlank } from '../blank-line';
import { signatoriesOf } from '../../mandate/signatories';
import { letterhead } from '../letterhead';
import { typeset } from '../typography';
import { longDay } from '../contract-wording';
import { designation } from './designation';
import { clauses, duties, dutyArticles } from './duty-articles';
import { isManagement, isRental, type Article, type MandateFacts, type MandatePaper } from './mandate-paper';
import { managementArticles } from './management-articles';
import { noticeArticles, withdrawalArticle, withdrawalForm } from './notice-articles';
import { partiesOf } from './parties';
import { partnerArticles } from './partner-articles';
import { rentalArticles } from './rental-articles';
import { signatureBoxes } from './signature-boxes';
import { saleArticles } from './sale-articles';
import { termArticles } from './term-articles';
import { numberLine, titleOf, watermarkOf } from './title';
import { typesetBlock } from './typeset-block';

function articlesOf(mandateFacts: MandateFacts): Article[] {
  if (mandateFacts.mandate?.type === 'PARTNER') return [designation(mandateFacts), ...partnerArticles(mandateFacts)];
  const notices = [...withdrawalArticle(mandateFacts), ...noticeArticles(mandateFacts)];
  const rest = [duties(mandateFacts), ...clauses(mandateFacts), ...notices];
  if (isManagement(mandateFacts)) return [designation(mandateFacts), ...managementArticles(mandateFacts), ...rest];
  const termsArticles = isRental(mandateFacts) ? rentalArticles(mandateFacts) : saleArticles(mandateFacts);
  return [
    designation(mandateFacts),
    ...termsArticles,
    ...termArticles(mandateFacts),
    ...dutyArticles(mandateFacts),
    ...notices,
  ];
}

function closing({ mandate, principals, agency }: MandateFacts): string {
  const signatories = principals.flatMap(signatoriesOf).length;
  const copies = mandate === null ? null : Math.max(1, signatories) + 1;
  const many = copies === null ? BLANK.short : `${toCardinal(copies)} (${String(copies)})`;
  const copiesText =
    mandate?.type === 'PARTNER'
      ? 'un pour chaque agence.'
      : 'dont un remis à chaque mandant, qui le reconnaît, et un gardé par l’agence.';
  const agencyCity = mandate && !mandate.offPremises ? agency.address?.city : null;
  const place = orBlank(mandate?.signedPlace ?? agencyCity);
  const day = mandate?.registerDate ? longDay(mandate.registerDate) : BLANK.long;
  return `Fait à ${place}, le ${day}, en ${many} exemplaires originaux, ${copiesText}`;
}

/** Composes a mandate for one copy; null for a blank one, which belongs to nobody. */
export function composeMandate(mandateFacts: MandateFacts, copyOf: string | null): MandatePaper {
  const form = withdrawalForm(mandateFacts);
  return {
    title: titleOf(mandateFacts),
    number: typeset(numberLine(mandateFacts)),
    watermark: watermarkOf(mandateFacts),
    copy: copyOf === null ? null : `Exemplaire pour ${copyOf}`,
    parties: partiesOf(mandateFacts).map(({ role, lines }) => ({ role, lines: lines.map(typeset) })),
    articles: articlesOf(mandateFacts).map(({ title, blocks }) => ({ title, blocks: blocks.map(typesetBlock) })),
    closing: typeset(closing(mandateFacts)),
    signatures: signatureBoxes(mandateFacts),
    withdrawal: form && {
      to: typeset(form.to),
      subject: typeset(form.subject),
      signedOn: typeset(form.signedOn),
      names: typeset(form.names),
      addresses: typeset(form.addresses),
    },
    agency: letterhead(mandateFacts.agency),
  };
}
