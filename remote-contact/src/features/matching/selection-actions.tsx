import type { ReactNode } from 'react';
import { bus } from '@pignon/shared/bus';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Pair } from '@pignon/shared/domain/proposal/proposal.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { addToCart } from '@pignon/shared/state';
import { Button, ButtonLink, RouteIcon, ShoppingCartIcon } from '@pignon/shared/ui/core';
import { ProposeButton } from '../proposals/propose-button';
import { tourAddress } from './matching-address';

interface ChosenActionsProps {
  /** Selected items of the ranking. */
  chosen: { properties?: readonly string[]; contacts?: readonly number[] };
  /** Content of a tour of visits. */
  tour: { references: readonly string[]; contactIds: readonly number[] };
  /** Pairs to propose. */
  pairs: readonly Pair[];
  /** True when another action is the main one. */
  secondary?: boolean;
}

/** Actions for the selection: cart, tour, proposal. */
export function SelectionActions({ chosen, tour, pairs, secondary = false }: ChosenActionsProps): ReactNode {
  const { t } = useTranslation('contact');
  const count = (chosen.properties?.length ?? 0) + (chosen.contacts?.length ?? 0);
  return (
    <>
      <Button
        icon={<ShoppingCartIcon />}
        onClick={() => {
          addToCart(chosen);
          bus.publish('notice.raised', {
            message: t('matching.added', { count }),
            action: { label: t('matching.seeCart'), to: paths.cart },
          });
        }}
      >
        {t('action.addToCart')}
      </Button>
      <ProposeButton pairs={pairs} />
      <ButtonLink
        to={tourAddress(tour.references, tour.contactIds)}
        type={secondary ? 'default' : 'primary'}
        icon={<RouteIcon />}
      >
        {t('matching.tour')}
      </ButtonLink>
    </>
  );
}
