import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import type { MandateStep } from '@pignon/shared/domain/mandate/mandate-status';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { classNames, EllipsisIcon, IconButton, MandateTypeTag, Menu } from '@pignon/shared/ui/core';
import { useColumnCard } from '@pignon/shared/ui/sort';
import { MandateClockCell } from '../clock/mandate-clock';
import { MandatePrice } from '../mandate-price';
import { moveLabel } from '../move-label';
import { Principals } from '../principals';
import { movesFrom } from './allowed-moves';
import mandateStyles from '../mandate.module.css';
import styles from './board.module.css';

interface BoardCardProps {
  mandate: MandateSummary;
  nameOf: Colleagues['nameOf'];
  /** Undefined for users who may not write. */
  onMove?: (mandate: MandateSummary, move: MandateStep) => void;
}

/** A mandate as a card: property, principals, price, end date; a menu moves it without dragging. */
export function BoardCard({ mandate, nameOf, onMove }: BoardCardProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { id, register, registerNumber, propertyTitle, propertyRef, city, type, status, negotiators } = mandate;
  const moves = onMove ? movesFrom(status) : [];
  const { card, isDragging } = useColumnCard(`${id} ${status}`, status, moves.length === 0);
  const title = propertyTitle || propertyRef;
  return (
    <li {...card} className={classNames(styles.card, moves.length > 0 && styles.movable, isDragging && styles.carried)}>
      <span className={styles.head}>
        <MandateTypeTag type={type} />
        <span className={mandateStyles.soft}>
          {registerNumber === null
            ? t('board.unnumbered')
            : t('board.number', { number: registerNumberText(register, registerNumber) })}
        </span>
        {moves.length > 0 && onMove && (
          <Menu
            label={t('board.move', { title })}
            side="end"
            items={moves.map((move) => ({
              kind: 'action',
              key: move.to,
              label: move.by === 'DECIDE' ? moveLabel(move.to, mandate, t) : t(`board.do.${move.by}`),
              danger: move.to === 'CLOSED',
              onSelect: () => onMove(mandate, move),
            }))}
            trigger={(trigger) => (
              <IconButton {...trigger} size="small" label={t('board.move', { title })} icon={<EllipsisIcon />} />
            )}
          />
        )}
      </span>
      <Link to={paths.mandate(id)} className={styles.title} draggable={false}>
        {title}
      </Link>
      <span className={mandateStyles.soft}>{[city, propertyRef].filter(Boolean).join(' · ')}</span>
      <Principals mandate={mandate} />
      <span className={styles.foot}>
        <MandatePrice mandate={mandate} />
      </span>
      <MandateClockCell mandate={mandate} />
      {negotiators.length > 0 && <span className={mandateStyles.soft}>{negotiators.map(nameOf).join(', ')}</span>}
    </li>
  );
}
