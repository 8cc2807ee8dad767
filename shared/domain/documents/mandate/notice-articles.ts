import { BLANK, orBlank } from '../blank-line';
import { agencyAddress } from '../letterhead';
import { registerNumberText } from '../../mandate/register-number';
import { isCompany } from '../../mandate/signatories';
import { longDay, partyName, personNames } from '../contract-wording';
import {
  boxes,
  isManagement,
  strong,
  text,
  type Article,
  type MandateFacts,
  type WithdrawalForm,
} from './mandate-paper';
import { titleOf } from './title';

/** True for contracts with a right of withdrawal; blank forms may have one. */
export const mayWithdraw = ({ mandate }: MandateFacts): boolean =>
  mandate === null || (mandate.type !== 'PARTNER' && mandate.offPremises);

/** Code de la consommation, L221-18 to L221-28. */
export function withdrawalArticle(mandateFacts: MandateFacts): Article[] {
  if (!mayWithdraw(mandateFacts)) return [];
  const until = mandateFacts.mandate?.withdrawalUntil;
  const term = until ? ` Ce délai expire le ${longDay(until)} à minuit.` : '';
  const deadlineText =
    mandateFacts.mandate === null ? 'Lorsque le mandat est conclu hors établissement ou à distance, le' : 'Le';
  return [
    {
      title: 'Droit de rétractation',
      blocks: [
        strong(
          `${deadlineText} mandant consommateur peut se rétracter sans motif pendant quatorze jours à compter du lendemain de la signature ; si le délai expire un samedi, un dimanche ou un jour férié, il est prolongé jusqu’au premier jour ouvrable suivant.${term}`,
        ),
        text(
          'Il lui suffit d’adresser avant ce terme le formulaire détachable joint, ou toute autre déclaration dénuée d’ambiguïté. Aucune somme n’est alors due. Le droit de rétractation se perd lorsque le mandat a été pleinement exécuté avant la fin du délai à la demande expresse du mandant (code de la consommation, art. L. 221-18 à L. 221-28).',
        ),
        boxes([
          'Le mandant demande expressément que l’exécution du mandat commence avant la fin du délai de rétractation, et reconnaît perdre ce droit une fois le mandat pleinement exécuté.',
          mandateFacts.mandate?.immediateExecution ?? false,
        ]),
      ],
    },
  ];
}

/**
 * Pre-fills the withdrawal form (code de la consommation, annexe à l'article R. 221-1) as far as the contract allows: a
 * pre-filled form is more likely to be sent.
 */
function prefilled(mandate: MandateFacts['mandate'], principals: MandateFacts['principals']) {
  const known = mandate === null ? [] : principals;
  const each = (words: (person: (typeof known)[number]) => string | null | undefined): string =>
    [...new Set(known.map(words).filter((sentence) => sentence))].join(' ; ') || BLANK.line;
  return {
    signedOn: mandate?.registerDate ? longDay(mandate.registerDate) : BLANK.line,
    names: each((person) => (isCompany(person) ? partyName(person) : personNames(person).join(' et '))),
    addresses: each(({ location }) => location?.label),
  };
}

export function withdrawalForm(mandateFacts: MandateFacts): WithdrawalForm | null {
  if (!mayWithdraw(mandateFacts)) return null;
  const { agency, mandate, property, principals } = mandateFacts;
  const to = [agency.legalName ?? agency.name, agencyAddress(agency), agency.email].filter((part) => part);
  const register = mandate?.register ?? (isManagement(mandateFacts) ? 'G' : 'T');
  const number = registerNumberText(register, mandate?.registerNumber ?? BLANK.short);
  return {
    to: to.join(', ') || BLANK.line,
    ...prefilled(mandate, principals),
    subject: `${titleOf(mandateFacts)} n° ${number}, portant sur le bien situé ${orBlank(property.location.label)}`,
  };
}

function mediation({ mediator }: MandateFacts['agency']): string {
  const mediatorText = [mediator?.name, mediator?.address, mediator?.url].filter((part) => part).join(', ');
  return `Après une réclamation écrite restée sans réponse satisfaisante, le mandant consommateur peut saisir gratuitement le médiateur de la consommation : ${orBlank(mediatorText, String, BLANK.line)} (code de la consommation, art. L. 612-1).`;
}

function dataProtection({ dataProtection: data, email, name }: MandateFacts['agency']): string {
  const contact = [data?.contact, data?.email ?? email].filter((part) => part).join(', ');
  return `${name || 'Le mandataire'} traite les données de ce mandat pour l’exécuter et tenir les registres que la loi impose. Elles sont gardées dix ans à compter de la fin du mandat, les pièces d’identité cinq ans (code monétaire et financier, art. L. 561-12), et ne sont transmises qu’aux personnes qui concourent à l’opération. Chacun peut demander l’accès aux siennes, leur rectification, leur effacement ou la limitation de leur usage, s’y opposer, ou saisir la CNIL. Contact : ${orBlank(contact)}.`;
}

/** Articles on information due to every consumer. */
export const noticeArticles = ({ agency }: MandateFacts): Article[] => [
  { title: 'Médiation', blocks: [text(mediation(agency))] },
  { title: 'Identité et données personnelles', blocks: [text(dataProtection(agency))] },
];
