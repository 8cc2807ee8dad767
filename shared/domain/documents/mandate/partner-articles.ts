import { frenchPercent } from '../../common/french';
import { feeSplit } from '../../mandate/partner-split';
import { BLANK, orBlank } from '../blank-line';
import { longDay } from '../contract-wording';
import { isRental, list, text, type Article, type MandateFacts } from './mandate-paper';
import { amountOrBlank } from './sale-articles';
import { durationWords } from './term-articles';

const WHOLE = 100;
const UNKNOWN = { whole: null, ours: null, theirs: null };

function split(mandateFacts: MandateFacts): Article {
  const share = mandateFacts.mandate?.partner?.feeShare ?? null;
  const { whole, ours, theirs } = (mandateFacts.mandate && feeSplit(mandateFacts.mandate)) ?? UNKNOWN;
  const part = (percent: number | null) => orBlank(percent, frenchPercent, `${BLANK.short} %`);
  return {
    title: 'Honoraires et partage',
    blocks: [
      text(
        `Les honoraires de l’opération s’élèvent à ${amountOrBlank(whole)} toutes taxes comprises. Ils sont partagés ainsi :`,
      ),
      list(
        `agence délégataire : ${part(share)}, soit ${amountOrBlank(ours)} ;`,
        `agence délégante : ${part(share === null ? null : WHOLE - share)}, soit ${amountOrBlank(theirs)}.`,
      ),
      text(
        'Ils sont dus le jour où l’opération est conclue et constatée dans un seul acte écrit. Chaque agence facture sa part ; aucune ne doit rien à l’autre si l’opération ne se fait pas.',
      ),
    ],
  };
}

/** Articles of a delegation between two agencies: basis, price, shared fees. */
export function partnerArticles(mandateFacts: MandateFacts): Article[] {
  const { mandate } = mandateFacts;
  const partner = mandate?.partner;
  const origin = `n° ${orBlank(partner?.mandateNumber, String, BLANK.short)} du ${orBlank(partner?.mandateDate, longDay, BLANK.short)}`;
  const deal = isRental(mandateFacts) ? 'de la location' : 'de la vente';
  return [
    {
      title: 'Mandat d’origine et autorisation',
      blocks: [
        text(
          `L’agence délégante est titulaire du mandat ${origin}, inscrit à son registre. Elle déclare que ce mandat est en cours et que son mandant l’a expressément autorisée, par écrit, à se substituer ou à s’adjoindre un autre professionnel (code civil, art. 1994).`,
        ),
        text(
          `Elle délègue à l’agence délégataire, qui l’accepte, la recherche d’un client en vue ${deal} du bien désigné.`,
        ),
      ],
    },
    {
      title: isRental(mandateFacts) ? 'Loyer' : 'Prix',
      blocks: [
        text(
          `Le bien est présenté au montant de ${amountOrBlank(mandate?.price)}, aux conditions du mandat d’origine.`,
        ),
      ],
    },
    split(mandateFacts),
    {
      title: 'Engagements',
      blocks: [
        list(
          'l’agence délégante remet copie du mandat d’origine et du dossier, et signale aussitôt toute modification ou fin du mandat ;',
          'l’agence délégataire ne traite pas directement avec le mandant, rend compte de ses visites et transmet sans délai toute offre ;',
          'les annonces reprennent le prix, les honoraires et les mentions légales du mandat d’origine ;',
          'chaque agence garde ses propres carte professionnelle, garantie et assurance, et répond de ses actes.',
        ),
      ],
    },
    {
      title: 'Durée',
      blocks: [text(`${durationWords(mandateFacts)} Elle prend fin au plus tard avec le mandat d’origine.`)],
    },
  ];
}
