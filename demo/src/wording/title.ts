import type { Random } from '../random';
import { at, metres, type WordingFacts } from './wording-facts';

/** Portals cut a title after 64 characters. */
const MAX_LENGTH = 64;

function houseNames({ style, features, yearBuilt, condition }: WordingFacts): string[] {
  const names = ['Maison familiale', 'Maison lumineuse'];
  if (style === 'BASQUE')
    names.push('Maison basque', 'Etxe de caractère', 'Maison néo-basque', 'Maison de style labourdin');
  if (style === 'LANDES') names.push('Maison landaise', 'Villa sous les pins', 'Maison en bois');
  if (style === 'SEASIDE') names.push('Villa', 'Villa balnéaire', 'Maison proche océan');
  if (style === 'TOWN') names.push('Maison de ville', 'Maison de quartier', 'Échoppe rénovée');
  if ((yearBuilt ?? 1990) >= 2012) names.push('Villa contemporaine', 'Maison d’architecte', 'Maison récente');
  if (condition < 0.3) names.push('Maison à rénover', 'Maison à fort potentiel');
  if (features.has('POOL')) names.push('Villa avec piscine', 'Maison avec piscine');
  return names;
}

function names(facts: WordingFacts): string[] {
  const { propertyType, rooms, features, floor, floors } = facts;
  switch (propertyType) {
    case 'HOUSE':
      return houseNames(facts);
    case 'APARTMENT': {
      const kind = rooms === 1 ? 'Studio' : `T${rooms ?? 2}`;
      const list = [kind, `${kind} lumineux`, rooms === 1 ? 'Studio bien agencé' : `Appartement ${kind}`];
      if (features.has('TERRACE')) list.push(`${kind} avec terrasse`);
      if (features.has('BALCONY')) list.push(`${kind} avec balcon`);
      if (features.has('SEA_VIEW')) list.push(`${kind} vue mer`, `${kind} face à l’océan`);
      if (floor !== null && floor === floors && floor > 1) list.push(`${kind} au dernier étage`);
      if (floor === 0) list.push(`${kind} en rez-de-jardin`);
      return list;
    }
    case 'LAND':
      return ['Terrain à bâtir', 'Terrain viabilisé', 'Belle parcelle constructible', 'Terrain plat et boisé'];
    case 'BUILDING':
      return ['Immeuble de rapport', 'Petit immeuble en pierre', 'Immeuble à réhabiliter'];
    case 'PARKING':
      return features.has('GARAGE')
        ? ['Garage fermé', 'Box en sous-sol']
        : ['Place de stationnement', 'Parking sécurisé'];
    case 'SHOP':
      return ['Local commercial', 'Boutique en angle', 'Murs de boutique', 'Commerce avec vitrine'];
    case 'OFFICE':
      return ['Bureaux', 'Plateau de bureaux', 'Bureaux lumineux', 'Cabinet ou bureaux'];
    case 'PREMISES':
      return ['Local d’activité', 'Entrepôt avec bureaux', 'Atelier et stockage'];
    case 'CASTLE':
      return ['Château et son parc', 'Demeure de maître', 'Gentilhommière', 'Domaine historique'];
    case 'LOFT':
      return ['Loft', 'Loft dans un ancien chai', 'Loft d’artiste', 'Ancien atelier transformé en loft'];
  }
}

function endings(facts: WordingFacts): string[] {
  const { city, district, homeSize, landSize, bedrooms, propertyType } = facts;
  const list = [at(city)];
  if (district) list.push(`– ${district}`, `– ${city}, ${district}`);
  if (propertyType === 'LAND' && landSize) list.push(`de ${metres(landSize)} ${at(city)}`);
  else if (homeSize) list.push(`de ${metres(homeSize)} ${at(city)}`);
  if (bedrooms && bedrooms > 1) list.push(`${bedrooms} chambres ${at(city)}`);
  return list;
}

export function writeTitle(facts: WordingFacts, random: Random): string {
  const name = random.pick(names(facts));
  const suffix = facts.furnished ? ' meublé' : '';
  const masculine = facts.propertyType === 'APARTMENT' || facts.propertyType === 'LOFT';
  const title = `${name}${masculine && !name.includes(' ') ? suffix : ''} ${random.pick(endings(facts))}`;
  return title.length <= MAX_LENGTH ? title : `${name} ${at(facts.city)}`.slice(0, MAX_LENGTH);
}
