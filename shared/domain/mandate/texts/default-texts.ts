import type { MandateKind, MandateTextName } from './mandate-text.enums';

type Words = Readonly<Record<MandateTextName, string>>;

const lines = (...textLines: string[]): string => textLines.join('\n');

const meansOf = (clients: string): string =>
  lines(
    '- présentation du bien sur le site de l’agence, sur les portails d’annonces qu’elle utilise et dans sa vitrine ;',
    `- rapprochement avec les recherches des ${clients} connus de l’agence, visites accompagnées et bon de visite pour chacune ;`,
    '- diffusion, avec l’accord du mandant, auprès d’autres professionnels.',
  );

const reportingOf = (often: string): string =>
  `Le mandataire rend compte par écrit de ses démarches, des visites et des avis recueillis au moins ${often}.`;

const powersOf = (deed: string): string =>
  lines(
    'Le mandant donne au mandataire pouvoir de :',
    '- faire connaître le bien par tous les moyens qu’il juge utiles, photographies comprises ;',
    '- le visiter et le faire visiter, à des heures convenues avec le mandant ;',
    '- demander pour lui aux administrations, au syndic et au notaire les pièces nécessaires au dossier ;',
    '- se substituer ou s’adjoindre un autre professionnel, avec l’accord du mandant ;',
    `- ${deed}`,
    'Le mandataire ne reçoit ni fonds ni valeur pour le compte du mandant, sauf convention écrite distincte.',
  );

const SALE_DEED =
  'établir ou faire établir l’avant-contrat aux prix et conditions du mandat ; il est signé par le mandant, sauf pouvoir exprès et distinct.';
const RENT_DEED =
  'rédiger le bail et établir l’état des lieux ; le bail est signé par le mandant, sauf pouvoir exprès et distinct.';

const CLAUSES = lines(
  '- Le mandataire transmet sans délai au mandant toute offre écrite qu’il reçoit.',
  '- Les clés qui lui sont confiées le sont contre reçu ; il les rend à la fin du mandat.',
  '- Pour l’exécution du mandat, les parties font élection de domicile aux adresses indiquées en tête.',
);

const FORTNIGHTLY = 'tous les quinze jours';
const MONTHLY = 'une fois par mois';

const transaction = (clients: string, often: string, deed: string): Words => ({
  means: meansOf(clients),
  reporting: reportingOf(often),
  powers: powersOf(deed),
  clauses: CLAUSES,
});

/** Management: powers and accounts are fields of the mandate; these texts are added to them. */
const MANAGEMENT: Words = {
  means: lines(
    '- recherche de locataires par le site de l’agence, les portails d’annonces qu’elle utilise et sa vitrine ;',
    '- vérification des pièces que la loi permet de demander, rédaction du bail et états des lieux d’entrée et de sortie ;',
    '- quittancement, relances, suivi des assurances, des charges et des travaux d’entretien.',
  ),
  reporting:
    'Le mandataire joint les pièces justificatives aux comptes qu’il rend au moins une fois par an ; il informe sans délai le mandant de tout impayé et de tout sinistre.',
  powers: lines(
    'Dans l’exercice des pouvoirs cochés, le mandataire :',
    '- agit dans l’intérêt du mandant et l’informe sans délai de tout acte important ;',
    '- donne congé et agit contre le locataire défaillant sur son instruction écrite.',
  ),
  clauses: lines(
    '- Les clés qui sont confiées au mandataire le sont contre reçu ; il les rend à la fin du mandat avec le dossier de location.',
    '- Pour l’exécution du mandat, les parties font élection de domicile aux adresses indiquées en tête.',
  ),
};

/**
 * Default texts of mandates. An exclusive mandate states the agency's actions and how often it reports (loi 70-9 du 2
 * janvier 1970, art. 6, I).
 */
export const DEFAULT_TEXTS: Readonly<Record<MandateKind, Words>> = {
  SALE: transaction('acquéreurs', MONTHLY, SALE_DEED),
  SALE_EXCLUSIVE: transaction('acquéreurs', FORTNIGHTLY, SALE_DEED),
  RENT: transaction('locataires', MONTHLY, RENT_DEED),
  RENT_EXCLUSIVE: transaction('locataires', FORTNIGHTLY, RENT_DEED),
  MANAGEMENT,
};
