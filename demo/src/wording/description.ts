import { PROPERTY_GROUPS } from '@pignon/shared/domain/property/property-groups';
import type { Random } from '../random';
import { at, type WordingFacts } from './wording-facts';
import { describeInterior } from './describe-interior';
import { describeOpening } from './describe-opening';
import { describeExterior } from './describe-exterior';

function surroundings({ city, district, style }: WordingFacts): string[] {
  const location =
    district && district !== 'Le Bourg' && district !== 'Centre-ville' ? `quartier ${district}` : `dans le bourg`;
  const common = [
    `Écoles, commerces et transports se rejoignent à pied depuis le ${location.startsWith('dans') ? 'centre' : location}.`,
    `Vous apprécierez le calme de la rue et la proximité des commodités.`,
    `Un emplacement recherché, à quelques minutes des axes principaux.`,
  ];
  const byStyle: Readonly<Record<WordingFacts['style'], string[]>> = {
    SEASIDE: [
      `Les plages se rejoignent à vélo en moins de dix minutes, le marché et les halles à pied.`,
      `Ici, la voiture reste au garage\u202f: océan, commerces et gare se font à pied ou à vélo.`,
      `Le sentier du littoral passe à deux pas, avec la Rhune en toile de fond.`,
    ],
    BASQUE: [
      `Le fronton, l’école et les commerces du village sont à cinq minutes, l’océan à un quart d’heure.`,
      `Entre océan et montagne, ${city} garde une vraie vie de village toute l’année.`,
      `Le regard porte sur les collines et, par temps clair, jusqu’aux sommets.`,
    ],
    LANDES: [
      `Pistes cyclables et forêt commencent au bout de la rue, les plages océanes sont à quelques minutes.`,
      `Le lac, les sentiers sous les pins et le marché composent un cadre de vie rare.`,
      `L’accès rapide à l’A63 met Bayonne et Dax à moins de trente minutes.`,
    ],
    TOWN: [
      `Les halles, les quais et le tramway de bus se rejoignent à pied.`,
      `La gare, les écoles et les commerces sont dans un rayon de dix minutes à pied.`,
      `Un quartier vivant où tout se fait sans voiture.`,
    ],
  };
  return [...byStyle[style], ...byStyle[style], ...common];
}

function closing({ transactionType, condition, energyClass, features }: WordingFacts): string[] {
  const list =
    transactionType === 'RENT'
      ? [
          `Disponible rapidement. Dossier à constituer auprès de l’agence avant la visite.`,
          `Location à l’année uniquement. Visites sur rendez-vous.`,
        ]
      : [
          `Nous vous invitons à le découvrir lors d’une visite.`,
          `Un bien rare sur le secteur, à visiter sans tarder.`,
          `Dossier complet et diagnostics disponibles à l’agence.`,
        ];
  if (condition < 0.3) list.push(`Des travaux sont à prévoir\u202f; un chiffrage peut vous être remis.`);
  if (energyClass === 'A' || energyClass === 'B')
    list.push(`Ses performances énergétiques assurent des charges très contenues.`);
  if (features.has('FIBRE')) list.push(`La fibre est installée, le télétravail se fait dans de bonnes conditions.`);
  return list;
}

/** Three or four short paragraphs in the order of a visit: what and where, inside, outside, around. */
export function writeDescription(facts: WordingFacts, random: Random): string {
  const around = !PROPERTY_GROUPS.WITH_ROOMS(facts.propertyType)
    ? `Situé ${at(facts.city)}, à proximité immédiate des services.`
    : random.pick(surroundings(facts));
  const paragraphs = [
    random.pick(describeOpening(facts)),
    describeInterior(facts, random),
    describeExterior(facts, random),
    `${around} ${random.pick(closing(facts))}`,
  ];
  return paragraphs.filter((text) => text !== '').join('\n\n');
}
