import type { ReactNode } from 'react';
import type { Pair } from '@pignon/shared/domain/proposal/proposal.schema';
import { MAX_TOUR } from '@pignon/shared/domain/visit/tour.rules';
import { MAX_VISITORS } from '@pignon/shared/domain/visit/visit.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { ButtonLink, RefusedButton, RouteIcon } from '@pignon/shared/ui/core';
import { CartButton } from '../cart-button';
import { ProposeButton } from '../proposals/propose-button';
import { tourAddress } from './matching-address';

interface ChosenActionsProps {
  /** Selected items of the ranking. */
  chosen: { properties: readonly string[] } | { contacts: readonly number[] };
  /** Content of a tour of visits. */
  tour: { references: readonly string[]; contactIds: readonly number[] };
  /** Pairs to propose. */
  pairs: readonly Pair[];
  /** True when another action is the main one. */
  secondary?: boolean;
}

/** Leads to a tour of the selection, unless it is larger than a tour may be. */
function TourLink({ tour: { references, contactIds }, secondary }: Pick<ChosenActionsProps, 'tour' | 'secondary'>) {
  const { t } = useTranslation('contact');
  const reason =
    references.length > MAX_TOUR
      ? t('matching.tourFull.property', { count: MAX_TOUR })
      : contactIds.length > MAX_VISITORS && t('matching.tourFull.contact', { count: MAX_VISITORS });
  if (reason)
    return (
      <RefusedButton icon={<RouteIcon />} reason={reason}>
        {t('matching.tour')}
      </RefusedButton>
    );
  return (
    <ButtonLink to={tourAddress(references, contactIds)} type={secondary ? 'default' : 'primary'} icon={<RouteIcon />}>
      {t('matching.tour')}
    </ButtonLink>
  );
}

/** Actions for the selection: cart, tour, proposal. */
export function SelectionActions({ chosen, tour, pairs, secondary = false }: ChosenActionsProps): ReactNode {
  return (
    <>
      {'properties' in chosen ? (
        <CartButton area="property" ids={chosen.properties} />
      ) : (
        <CartButton area="contact" ids={chosen.contacts} />
      )}
      <ProposeButton pairs={pairs} />
      <TourLink tour={tour} secondary={secondary} />
    </>
  );
}
