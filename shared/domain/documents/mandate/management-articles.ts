import { frenchEuros, frenchPercent } from '../../common/french';
import {
  ACCOUNT_RHYTHM_WORDS,
  DEPOSIT_HOLDERS,
  MANAGEMENT_POWERS,
  type DepositHolder,
} from '../../mandate/management/management.enums';
import { POWER_WORDS } from '../../mandate/management/management-terms';
import type { ManagementTerms } from '../../mandate/management/management-terms.schema';
import { BLANK, orBlank } from '../blank-line';
import { guarantorMention } from '../letterhead';
import { agencyText } from './agency-texts';
import { boxes, list, strong, text, type Article, type Block, type MandateFacts } from './mandate-paper';
import { lettingFeeBlocks, rentBlocks } from './rental-articles';
import { amendmentArticles, durationArticles } from './term-articles';

/** Management terms; null on a blank form, and in drafts older than these terms. */
const termsOf = ({ mandate }: MandateFacts): ManagementTerms | null => mandate?.management ?? null;

function extent({ mandate }: MandateFacts): Block[] {
  const mission = text(
    'Le mandant charge le mandataire, qui l’accepte, de gérer et d’administrer pour son compte le bien désigné ci-dessus, dans les limites des pouvoirs qui suivent (code civil, art. 1984 et suivants ; loi n° 70-9 du 2 janvier 1970, art. 1er, 6° ; décret n° 72-678 du 20 juillet 1972, art. 64 à 71).',
  );
  const consentLimit = strong(
    'EXCLUSIVITÉ : pendant toute la durée du mandat, le mandant s’interdit de gérer lui-même le bien et d’en confier la gestion ou la location à un autre professionnel.',
  );
  return mandate?.type === 'EXCLUSIVE' ? [mission, consentLimit] : [mission];
}

function powers(mandateFacts: MandateFacts): Article {
  const terms = termsOf(mandateFacts);
  const ticked = terms?.powers ?? [];
  const max = terms === null ? `${BLANK.short} €` : terms.worksLimit === null ? null : frenchEuros(terms.worksLimit);
  const limit =
    max === null
      ? 'Les réparations et travaux sont soumis à l’accord préalable du mandant, sauf urgence dont il est aussitôt avisé.'
      : `Les réparations et travaux dont le coût dépasse ${max} TTC sont soumis à l’accord préalable du mandant, sauf urgence dont il est aussitôt avisé.`;
  return {
    title: 'Pouvoirs du mandataire',
    blocks: [
      text('Le mandant donne au mandataire les pouvoirs qui sont cochés, et eux seuls :'),
      boxes(...MANAGEMENT_POWERS.map((power): [string, boolean] => [POWER_WORDS[power], ticked.includes(power)])),
      text(limit),
      ...agencyText(mandateFacts, 'powers'),
      text(
        'Tout acte qui n’est pas d’administration, notamment la vente du bien, suppose un mandat écrit distinct. Le mandataire peut s’adjoindre un autre professionnel avec l’accord du mandant.',
      ),
    ],
  };
}

function feeWords(terms: ManagementTerms | null): string {
  if (terms === null) return `${BLANK.short} % TTC des sommes encaissées, ou de ${BLANK.short} € TTC par mois`;
  const { feeBasis, feeRate, feeAmount } = terms;
  if (feeBasis === 'FLAT') return `${orBlank(feeAmount, frenchEuros, `${BLANK.short} €`)} TTC par mois`;
  return `${orBlank(feeRate, frenchPercent, `${BLANK.short} %`)} TTC des sommes encaissées pour le compte du mandant`;
}

function remuneration(mandateFacts: MandateFacts): Block[] {
  const terms = termsOf(mandateFacts);
  const rate =
    terms === null ? `${BLANK.short} %` : terms.guaranteeRate === null ? null : frenchPercent(terms.guaranteeRate);
  const guarantee =
    rate === null
      ? 'Aucune garantie des loyers impayés n’est convenue.'
      : `Une garantie des loyers impayés est convenue, pour ${rate} TTC des sommes encaissées ; ses conditions sont jointes au mandat.`;
  const includesLetting = terms === null || terms.powers.includes('LET');
  return [
    text(
      `Les honoraires de gestion, à la charge du mandant, sont de ${feeWords(terms)}. Ils sont prélevés sur les sommes encaissées, lors de chaque compte rendu.`,
    ),
    terms === null ? boxes([guarantee, false]) : text(guarantee),
    ...(includesLetting ? [text('À chaque location, s’y ajoutent :'), ...lettingFeeBlocks(mandateFacts)] : []),
    text(
      'Le mandataire ne peut demander ni recevoir, directement ou indirectement, d’autre rémunération à l’occasion de la gestion que celles dont les conditions sont précisées ci-dessus, ni d’autres personnes que celles qui y sont désignées (décret n° 72-678, art. 66).',
    ),
  ];
}

const DEPOSIT: Readonly<Record<DepositHolder, string>> = {
  AGENCY:
    'Le dépôt de garantie du locataire est gardé par le mandataire, qui le restitue pour le compte du mandant dans les délais de la loi.',
  PRINCIPAL: 'Le dépôt de garantie du locataire est reversé au mandant, qui le restitue dans les délais de la loi.',
};

function funds(mandateFacts: MandateFacts): Block[] {
  const terms = termsOf(mandateFacts);
  const deposit =
    terms === null
      ? boxes(...DEPOSIT_HOLDERS.map((holder): [string, boolean] => [DEPOSIT[holder], false]))
      : text(DEPOSIT[terms.depositHolder]);
  return [
    strong(
      'LE MANDANT AUTORISE EXPRESSÉMENT LE MANDATAIRE À RECEVOIR, À L’OCCASION DE LA GESTION, TOUS BIENS, SOMMES OU VALEURS (décret n° 72-678 du 20 juillet 1972, art. 64).',
    ),
    list(
      ...(terms !== null && terms.account === null
        ? []
        : [`Compte des sommes encaissées : ${orBlank(terms?.account, String, BLANK.line)}`]),
      guarantorMention(mandateFacts.agency) ?? `Garantie financière : ${BLANK.line}`,
    ),
    deposit,
    text('La garantie financière couvre le remboursement des fonds reçus (loi n° 70-9, art. 3, 2°).'),
  ];
}

function accounts(mandateFacts: MandateFacts): Block[] {
  const terms = termsOf(mandateFacts);
  const rhythmText = terms === null ? `tous les ${BLANK.short} mois` : ACCOUNT_RHYTHM_WORDS[terms.accounts].fr;
  return [
    text(
      `Le mandataire rend compte de sa gestion par écrit ${rhythmText}, et au moins une fois par an (décret n° 72-678, art. 66) : sommes encaissées et dépensées, honoraires, loyers impayés, solde. Le solde revenant au mandant lui est versé à chaque compte rendu ; les pièces justificatives sont tenues à sa disposition.`,
    ),
    text('Il remet chaque année au mandant ce que demande la déclaration de ses revenus fonciers.'),
    ...agencyText(mandateFacts, 'reporting'),
  ];
}

function endBlocks(mandateFacts: MandateFacts): Block[] {
  const months = orBlank(termsOf(mandateFacts)?.noticeMonths, String, BLANK.short);
  return [
    strong(
      `CHACUNE DES PARTIES PEUT METTRE FIN AU MANDAT À TOUT MOMENT, PAR LETTRE RECOMMANDÉE AVEC DEMANDE D’AVIS DE RÉCEPTION PRÉSENTÉE ${months} MOIS À L’AVANCE.`,
    ),
    text(
      'Le préavis se compte de la première présentation de la lettre. À la fin du mandat, le mandataire arrête les comptes, verse le solde et remet au mandant les baux, dépôts et pièces qu’il détient pour lui.',
    ),
  ];
}

/**
 * Articles of a management mandate: powers, rent, fees, funds and accounts, term and end; none of a letting mandate.
 */
export const managementArticles = (mandateFacts: MandateFacts): Article[] => [
  { title: 'Objet et étendue du mandat', blocks: extent(mandateFacts) },
  powers(mandateFacts),
  { title: 'Loyer', blocks: rentBlocks(mandateFacts, 'Le bien est loué ou proposé à la location') },
  { title: 'Honoraires', blocks: remuneration(mandateFacts) },
  { title: 'Fonds, compte et garantie', blocks: funds(mandateFacts) },
  { title: 'Moyens mis en œuvre', blocks: agencyText(mandateFacts, 'means') },
  { title: 'Comptes rendus de gestion', blocks: accounts(mandateFacts) },
  ...durationArticles(mandateFacts),
  { title: 'Dénonciation', blocks: endBlocks(mandateFacts) },
  ...amendmentArticles(mandateFacts),
];
