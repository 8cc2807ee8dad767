import { at, chambers, metres, of, type WordingFacts } from './wording-facts';

const place = ({ city, district }: WordingFacts) =>
  !district || district === 'Le Bourg' || district === 'Centre-ville'
    ? `au cœur ${of(city)}`
    : `${at(city)}, secteur ${district}`;

function houses(facts: WordingFacts): string[] {
  const { style, yearBuilt, homeSize, bedrooms, landSize, condition, transactionType } = facts;
  const size = homeSize ? `d’environ ${metres(homeSize)}` : '';
  const land = landSize ? ` sur une parcelle de ${metres(landSize)}` : '';
  const list = [
    `${cap(place(facts))}, cette maison ${size} offre ${chambers(bedrooms ?? 3)}${land}.`,
    `Bienvenue dans cette maison ${size}, édifiée${land}, ${place(facts)}.`,
    `${transactionType === 'SALE' ? 'Rare à la vente' : 'Rare à la location'}, cette propriété de ${chambers(bedrooms ?? 3)} profite d’une situation privilégiée ${place(facts)}.`,
  ];
  if (style === 'BASQUE')
    list.push(
      `Colombages rouges, murs blanchis et toit à deux pans\u202f: cette maison basque ${size} a gardé l’âme du pays, ${place(facts)}.`,
    );
  if (style === 'LANDES')
    list.push(`À l’ombre des pins, cette maison landaise ${size} vit au rythme des saisons${land}, ${place(facts)}.`);
  if (style === 'SEASIDE')
    list.push(
      `L’océan se devine au bout de la rue\u202f: cette villa ${size} est faite pour les étés en famille comme pour l’année entière.`,
    );
  if ((yearBuilt ?? 0) >= 2010)
    list.push(
      `Construite en ${yearBuilt ?? ''}, cette villa aux lignes nettes ${size} fait entrer la lumière dans chaque pièce.`,
    );
  if (condition < 0.3)
    list.push(
      `De beaux volumes et une vraie charpente\u202f: cette maison ${size} attend un nouveau projet, ${place(facts)}.`,
    );
  return list;
}

function flats(facts: WordingFacts): string[] {
  const { homeSize, floor, floors, features, transactionType, rooms, furnished } = facts;
  const level =
    floor === null
      ? ''
      : floor === 0
        ? 'en rez-de-chaussée'
        : floor === floors
          ? 'au dernier étage'
          : floor === 1
            ? 'au premier étage'
            : `au ${floor}e étage`;
  const kind = rooms === 1 ? 'ce studio' : 'cet appartement';
  const lift = features.has('LIFT') ? ' avec ascenseur' : '';
  const list = [
    `${cap(place(facts))}, ${kind} ${homeSize ? `de ${metres(homeSize)}` : ''} se situe ${level || 'dans une petite copropriété'}${lift} d’une résidence bien tenue.`,
    `Dans une copropriété soignée ${place(facts)}, découvrez ${kind} ${homeSize ? `de ${metres(homeSize)}` : ''} ${level}${lift}.`,
  ];
  if (features.has('SEA_VIEW'))
    list.push(`Le lever de rideau se fait sur l’océan\u202f: ${kind} ${level} regarde la côte, ${place(facts)}.`);
  if (transactionType === 'RENT')
    list.push(
      `À louer ${furnished ? 'meublé' : 'vide'}, ${place(facts)}\u202f: ${kind} ${homeSize ? `de ${metres(homeSize)}` : ''} ${level}.`,
    );
  return list;
}

function castles(facts: WordingFacts): string[] {
  return [
    `Au bout d’une allée plantée, cette demeure ${facts.yearBuilt ? `de ${facts.yearBuilt}` : 'ancienne'} règne sur un parc de ${metres(facts.landSize ?? 0)}.`,
    `Un domaine confidentiel ${place(facts)}\u202f: ${chambers(facts.bedrooms ?? 8)}, des salons en enfilade et des dépendances.`,
  ];
}

const size = (facts: WordingFacts) => metres(facts.homeSize ?? facts.landSize ?? 0);

const OPENINGS: Readonly<Record<WordingFacts['propertyType'], (facts: WordingFacts) => string[]>> = {
  HOUSE: houses,
  CASTLE: castles,
  APARTMENT: flats,
  LOFT: (facts) => [
    `Poutres métalliques, verrières et briques\u202f: ce loft de ${size(facts)} réinvente un ancien atelier ${place(facts)}.`,
    `Un volume rare sur le marché\u202f: loft de ${size(facts)}, ${place(facts)}, sous une charpente apparente.`,
  ],
  LAND: (facts) => [
    `Parcelle constructible de ${size(facts)} ${place(facts)}, hors lotissement, libre de constructeur.`,
    `Terrain de ${size(facts)} ${place(facts)}, exposé plein sud, viabilités en bordure de voie.`,
  ],
  PARKING: (facts) => [
    `${cap(place(facts))}, un emplacement de ${size(facts)} facile d’accès, dans une résidence sécurisée.`,
  ],
  BUILDING: (facts) => [
    `${cap(place(facts))}, immeuble de ${size(facts)} composé de plusieurs lots indépendants, idéal pour un investisseur.`,
  ],
  SHOP: (facts) => [
    `Sur un axe passant ${place(facts)}, local commercial de ${size(facts)} avec belle vitrine et réserve.`,
    `Emplacement de premier choix ${place(facts)} pour cette boutique de ${size(facts)}.`,
  ],
  OFFICE: (facts) => [
    `${cap(place(facts))}, bureaux de ${size(facts)} lumineux et cloisonnables, prêts à accueillir votre équipe.`,
  ],
  PREMISES: (facts) => [
    `Local d’activité de ${size(facts)} ${place(facts)}, accès poids lourds, hauteur sous plafond confortable.`,
  ],
};

/** The first sentence of an advertisement, in several voices. */
export const describeOpening = (facts: WordingFacts): string[] => OPENINGS[facts.propertyType](facts);

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
