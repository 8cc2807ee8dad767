import { BLANK, orBlank } from '../blank-line';
import { longDay } from '../contract-wording';
import { isExclusive, isRental, strong, text, type Article, type Block, type MandateFacts } from './mandate-paper';
import { frenchCount } from '../../common/french';
import { lastTerm, periodOf, type Period } from '../../mandate/mandate-renewal';
import { DEFAULT_DURATION_MONTHS, longestMonths } from '../../mandate/mandate.limits';
import { renewalLaw } from './consumer-code';

export function durationWords({ mandate }: MandateFacts): string {
  const subject = mandate?.type === 'PARTNER' ? 'La délégation est donnée' : 'Le mandat est donné';
  const months = orBlank(
    mandate?.durationMonths ?? (mandate && !mandate.endDate ? DEFAULT_DURATION_MONTHS : null),
    String,
    BLANK.short,
  );
  if (mandate?.startDate && mandate.endDate)
    return `${subject} du ${longDay(mandate.startDate)} au ${longDay(mandate.endDate)} inclus.`;
  const start = mandate?.startDate ? `du ${longDay(mandate.startDate)}` : 'de sa signature';
  return `${subject} pour une durée de ${months} mois à compter ${start}.`;
}

/** "par périodes de 3 mois": as long as the first one. */
function periodWords(period: Period | null): string {
  if (period === null) return 'par périodes égales à la première';
  if ('months' in period) return `par périodes de ${String(period.months)} mois`;
  return `par périodes de ${frenchCount(period.days, 'jour')}`;
}

/** True for tacit renewal; a blank may have it. */
const mayRenew = ({ mandate }: MandateFacts): boolean =>
  mandate === null ||
  (mandate.renewal && mandate.type !== 'PARTNER' && (!mandate.endDate || lastTerm(mandate) !== null));

function renewal(facts: MandateFacts): string {
  const { mandate } = facts;
  if (!mayRenew(facts)) return 'Il prend fin de plein droit à son terme, sans reconduction.';
  const reminderText =
    'Le mandataire informe par écrit le mandant, au plus tôt trois mois et au plus tard un mois avant le terme, de la possibilité de ne pas le reconduire ; à défaut, le mandant peut y mettre fin à tout moment à compter de la reconduction (code de la consommation, art. L. 215-1).';
  const refusalClause =
    'sauf refus de l’une des parties, notifié à l’autre par lettre recommandée avec demande d’avis de réception présentée au plus tard le jour du terme';
  const last = mandate && lastTerm(mandate);
  const latest = last ? ` : il prend fin au plus tard le ${longDay(last)}` : '';
  const period = mandate ? periodWords(periodOf(mandate)) : 'par périodes égales à la première';
  const renewed = `il est reconduit tacitement ${period}, ${refusalClause}, et tant que sa durée totale ne dépasse pas ${String(longestMonths(mandate?.register ?? (facts.blank === 'MANAGEMENT' ? 'G' : 'T')))} mois${latest}. ${reminderText}`;
  return mandate === null ? `Sauf mention contraire, ${renewed}` : `À son terme, ${renewed}`;
}

/** Termination clause, to be printed very visibly (décret n° 72-678, article 78). */
const TERMINATION =
  'PASSÉ UN DÉLAI DE TROIS MOIS À COMPTER DE SA SIGNATURE, LE MANDAT PEUT ÊTRE DÉNONCÉ À TOUT MOMENT PAR CHACUNE DES PARTIES, À CHARGE POUR CELLE QUI ENTEND Y METTRE FIN D’EN AVISER L’AUTRE PARTIE QUINZE JOURS AU MOINS À L’AVANCE PAR LETTRE RECOMMANDÉE AVEC DEMANDE D’AVIS DE RÉCEPTION (décret n° 72-678 du 20 juillet 1972, art. 78).';

/** Clause on the notice period and the irrevocable months. */
function noticeWords(mandateFacts: MandateFacts): string {
  const { mandate } = mandateFacts;
  const startText =
    'Le préavis se compte de la première présentation de la lettre : le mandat prend fin le quinzième jour qui la suit.';
  const notAloneText = 'aucune des parties ne peut y mettre fin seule ; elles le peuvent d’un commun accord';
  const irrevocableText = `Pendant ces trois mois, ${notAloneText}. ${startText}`;
  if (mandate === null) return isExclusive(mandateFacts) ? irrevocableText : startText;
  const { irrevocableUntil, status, type } = mandate;
  if (irrevocableUntil !== null)
    return `Le mandat est irrévocable jusqu’au ${longDay(irrevocableUntil)} inclus : jusque-là, ${notAloneText}. ${startText}`;
  if (type === 'EXCLUSIVE' && status === 'PENDING') return irrevocableText;
  return `Aucune durée d’irrévocabilité n’étant convenue, il peut l’être de la même manière dès sa signature. ${startText}`;
}

function breach(mandateFacts: MandateFacts): string {
  const isExclusiveMandate = isExclusive(mandateFacts);
  if (isExclusiveMandate === null) return ' ou, si l’exclusivité est convenue, s’il y manque';
  return isExclusiveMandate ? ', ou s’il manque à l’exclusivité' : '';
}

function penalty(facts: MandateFacts): string {
  const [sell, client] = isRental(facts) ? ['loue', 'locataire'] : ['vend', 'acquéreur'];
  const own = `pendant sa durée et les douze mois qui suivent, le mandant ${sell} sans le concours du mandataire à un ${client} que celui-ci lui a présenté par écrit`;
  return `CLAUSE PÉNALE : le mandant doit au mandataire, à titre d’indemnité forfaitaire, une somme égale au montant des honoraires toutes taxes comprises fixés ci-dessus si, ${own}${breach(facts)}.`;
}

export function amendmentArticles({ mandate }: MandateFacts): Article[] {
  if (!mandate || mandate.amendments.length === 0) return [];
  const blocks: Block[] = mandate.amendments.map(({ date, text: words, endDate }) =>
    text(`Le ${longDay(date)} : ${words}${endDate ? ` Nouveau terme : ${longDay(endDate)}.` : ''}`),
  );
  return [{ title: 'Avenants', blocks }];
}

/** Articles on duration and renewal. */
export const durationArticles = (facts: MandateFacts): Article[] => [
  { title: 'Durée', blocks: [text(`${durationWords(facts)} ${renewal(facts)}`)] },
  ...(mayRenew(facts) ? [renewalLaw(facts.mandate)] : []),
];

/** Articles on duration, end and penalties. */
export const termArticles = (facts: MandateFacts): Article[] => [
  ...durationArticles(facts),
  { title: 'Dénonciation', blocks: [strong(TERMINATION), text(noticeWords(facts))] },
  { title: 'Clause pénale', blocks: [strong(penalty(facts))] },
  ...amendmentArticles(facts),
];
