import { MANDATE_PAPERS, type MandatePaper } from '../../mandate/mandate.enums';
import { requiredPapers } from '../../mandate/papers/required-papers';
import { agencyText } from './agency-texts';
import { boxes, isRental, text, type Article, type MandateFacts } from './mandate-paper';

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

function papers(mandateFacts: MandateFacts) {
  const diagnosis = mandateFacts.mandate?.diagnosis ?? {};
  const owed = requiredPapers({ ...mandateFacts.property, transactionType: isRental(mandateFacts) ? 'RENT' : 'SALE' });
  const duePapers = MANDATE_PAPERS.filter((name) => diagnosis[name] === true || owed.includes(name));
  const others = Object.keys(diagnosis).filter((name) => !(name in PAPERS));
  return boxes(
    ...duePapers.map((name): [string, boolean] => [PAPERS[name], diagnosis[name] === true]),
    ...others.map((name): [string, boolean] => [name, diagnosis[name] === true]),
  );
}

/** Report required by law whatever the agency's text says (décret 72-678, art. 77). */
const DONE =
  'Il rend compte de l’accomplissement du mandat dans les huit jours de l’opération, par lettre recommandée ou tout autre écrit remis contre récépissé (décret n° 72-678, art. 77).';

const means = (mandateFacts: MandateFacts): Article => ({
  title: 'Moyens mis en œuvre et comptes rendus',
  blocks: [...agencyText(mandateFacts, 'means'), ...agencyText(mandateFacts, 'reporting'), text(DONE)],
});

const powers = (mandateFacts: MandateFacts): Article => ({
  title: 'Pouvoirs du mandataire',
  blocks: agencyText(mandateFacts, 'powers'),
});

/** Article of the agency's further clauses; none when empty. */
export function clauses(mandateFacts: MandateFacts): Article[] {
  const blocks = agencyText(mandateFacts, 'clauses');
  return blocks.length === 0 ? [] : [{ title: 'Clauses particulières', blocks }];
}

/** Article on the principal's duties. */
export function duties(mandateFacts: MandateFacts): Article {
  return {
    title: 'Obligations du mandant',
    blocks: [
      text(
        'Le mandant déclare avoir la capacité de disposer du bien, qu’aucune procédure ne l’en empêche, et que les informations données sont sincères. Il remet au mandataire, dès qu’il les a, les diagnostics et documents que la loi impose ; ceux qui sont cochés l’ont été :',
      ),
      papers(mandateFacts),
      text(
        'Il informe sans délai le mandataire de tout changement dans la situation du bien, et de toute offre reçue.',
      ),
    ],
  };
}

/** Articles on the duties of each side: means and reports, powers, the principal's duties, further clauses. */
export const dutyArticles = (mandateFacts: MandateFacts): Article[] => [
  means(mandateFacts),
  powers(mandateFacts),
  duties(mandateFacts),
  ...clauses(mandateFacts),
];
