import { MANDATE_PAPERS, type MandatePaper } from '../../mandate/mandate.enums';
import { boxes, isRental, list, text, type Article, type MandateFacts } from './mandate-paper';

const PAPERS: Readonly<Record<MandatePaper, string>> = {
  energy: 'Diagnostic de performance énergétique',
  energyAudit: 'Audit énergétique (maison ou immeuble hors copropriété, selon sa classe)',
  asbestos: 'Constat amiante',
  lead: 'Constat de risque d’exposition au plomb',
  electricity: 'État de l’installation d’électricité',
  gas: 'État de l’installation de gaz',
  termites: 'État relatif aux termites',
  risks: 'État des risques',
  floorArea: 'Mesurage (loi Carrez ou surface habitable)',
  sanitation: 'Contrôle de l’assainissement',
  titleDeed: 'Titre de propriété',
};

/** A letting asks for no audit (CCH, L126-28-1). */
const OF_SALES: readonly MandatePaper[] = ['energyAudit'];

function papers(given: MandateFacts) {
  const diagnosis = given.mandate?.diagnosis ?? {};
  const asked = MANDATE_PAPERS.filter(
    (name) => diagnosis[name] === true || !(isRental(given) && OF_SALES.includes(name)),
  );
  const others = Object.keys(diagnosis).filter((name) => !(name in PAPERS));
  return boxes(
    ...asked.map((name): [string, boolean] => [PAPERS[name], diagnosis[name] === true]),
    ...others.map((name): [string, boolean] => [name, diagnosis[name] === true]),
  );
}

function means(given: MandateFacts): Article {
  const client = isRental(given) ? 'locataires' : 'acquéreurs';
  const often = given.mandate?.type === 'EXCLUSIVE' ? 'tous les quinze jours' : 'une fois par mois';
  return {
    title: 'Moyens mis en œuvre et comptes rendus',
    blocks: [
      list(
        'présentation du bien sur le site de l’agence, sur les portails d’annonces qu’elle utilise et dans sa vitrine ;',
        `rapprochement avec les recherches des ${client} connus de l’agence, visites accompagnées et bon de visite pour chacune ;`,
        'diffusion, avec l’accord du mandant, auprès d’autres professionnels.',
      ),
      text(
        `Le mandataire rend compte par écrit de ses démarches, des visites et des avis recueillis au moins ${often}, et de l’accomplissement du mandat dans les huit jours de l’opération, par lettre recommandée ou tout autre écrit remis contre récépissé (décret n° 72-678, art. 77).`,
      ),
    ],
  };
}

function powers(given: MandateFacts): Article {
  const deed = isRental(given)
    ? 'rédiger le bail et établir l’état des lieux ; le bail est signé par le mandant, sauf pouvoir exprès et distinct.'
    : 'établir ou faire établir l’avant-contrat aux prix et conditions du mandat ; il est signé par le mandant, sauf pouvoir exprès et distinct.';
  return {
    title: 'Pouvoirs du mandataire',
    blocks: [
      text('Le mandant donne au mandataire pouvoir de :'),
      list(
        'faire connaître le bien par tous les moyens qu’il juge utiles, photographies comprises ;',
        'le visiter et le faire visiter, à des heures convenues avec le mandant ;',
        'demander pour lui aux administrations, au syndic et au notaire les pièces nécessaires au dossier ;',
        'se substituer ou s’adjoindre un autre professionnel, avec l’accord du mandant ;',
        deed,
      ),
      text('Le mandataire ne reçoit ni fonds ni valeur pour le compte du mandant, sauf convention écrite distincte.'),
    ],
  };
}

function duties(given: MandateFacts): Article {
  return {
    title: 'Obligations du mandant',
    blocks: [
      text(
        'Le mandant déclare avoir la capacité de disposer du bien, qu’aucune procédure ne l’en empêche, et que les informations données sont sincères. Il remet au mandataire, dès qu’il les a, les diagnostics et documents que la loi impose ; ceux qui sont cochés l’ont été :',
      ),
      papers(given),
      text(
        'Il informe sans délai le mandataire de tout changement dans la situation du bien, et de toute offre reçue.',
      ),
    ],
  };
}

/** What each side does: means and reports, powers, duties of the principal. */
export const dutyArticles = (given: MandateFacts): Article[] => [means(given), powers(given), duties(given)];
