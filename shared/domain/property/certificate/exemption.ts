import { DWELLINGS, isHousing } from '../property-groups';
import type { Exemption } from '../property.enums';
import type { Property } from '../property.schema';
import { roomFigures } from '../rooms';

/** Cases without energy certificate, a) to g) of the article. */
export const EXEMPTION_SOURCE = 'CCH, R126-15';

interface Reason {
  /** Letter of the article. */
  letter: string;
  words: string;
}

export const EXEMPTION_REASONS: Readonly<Record<Exemption, Reason>> = {
  TEMPORARY: { letter: 'a', words: 'construction provisoire, prévue pour deux ans au plus' },
  SMALL: { letter: 'b', words: 'bâtiment indépendant de moins de 50\u00a0m²' },
  BUSINESS: { letter: 'c', words: 'local agricole, artisanal ou industriel qui chauffe peu pour l’occupation humaine' },
  WORSHIP: { letter: 'd', words: 'lieu de culte' },
  MONUMENT: { letter: 'e', words: 'monument historique classé ou inscrit' },
  UNHEATED: { letter: 'f', words: 'bâtiment non chauffé, ou par des cheminées à foyer ouvert seulement, ni refroidi' },
  SEASONAL: { letter: 'g', words: 'logement destiné à être utilisé moins de quatre mois par an' },
};

/** m² of floor area from which an independent building is certified. */
const SMALL_BELOW = 50;

type Exempted = Pick<Property, 'propertyType' | 'propertyMetadata' | 'rooms' | 'coOwnership'>;

/** Why a reason of exemption cannot apply to this property, in French; null when it can. */
export function whyNotExempt(property: Exempted, exemption: Exemption): string | null {
  const { propertyType, propertyMetadata } = property;
  const { homeSize } = roomFigures(property);
  if (exemption === 'BUSINESS' && DWELLINGS.includes(propertyType)) return 'ce motif ne vaut pas pour un logement';
  if (exemption === 'SEASONAL' && !isHousing(property)) return 'ce motif ne vaut que pour un logement';
  if (exemption === 'SMALL' && homeSize !== null && homeSize >= SMALL_BELOW)
    return 'la surface écrite atteint 50\u00a0m²';
  if (exemption === 'SMALL' && property.coOwnership !== null)
    return 'un lot de copropriété n’est pas un bâtiment indépendant';
  return exemption === 'UNHEATED' && propertyMetadata.heating !== null && propertyMetadata.heating !== 'WOOD'
    ? 'un chauffage est renseigné'
    : null;
}
