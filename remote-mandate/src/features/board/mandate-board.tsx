import { useState, type ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { MANDATE_STATUSES, type MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import type { MandateStep } from '@pignon/shared/domain/mandate/mandate-status';
import { CardColumns } from '@pignon/shared/ui/sort';
import type { MandateListState } from '../list/mandate-list';
import { BoardColumn } from './board-column';
import { MoveDialog } from './move-dialog';
import { moveTo } from './allowed-moves';
import styles from './board.module.css';

interface MandateBoardProps {
  list: MandateListState;
  nameOf: Colleagues['nameOf'];
  /** Shows a column whole, as a list. */
  onList: (status: MandateStatus) => void;
}

interface PendingMove {
  id: number;
  move: MandateStep;
}

/** Mandates in a column per status. Moving a card asks for what the new status needs: signatures, a term, a reason. */
export function MandateBoard({ list, nameOf, onList }: MandateBoardProps): ReactNode {
  const mayWrite = useMay('write');
  const [pendingMove, setPendingMove] = useState<PendingMove>();
  const ask = (id: number, move: MandateStep | undefined) => move && setPendingMove({ id, move });
  return (
    <CardColumns
      onMove={(card, column) => {
        const [id = '', from = ''] = card.split(' ');
        ask(Number(id), moveTo(from as MandateStatus, column as MandateStatus));
      }}
    >
      <div className={styles.board}>
        {MANDATE_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            list={list}
            nameOf={nameOf}
            onMove={mayWrite ? ({ id }, move) => ask(id, move) : undefined}
            onShowList={() => onList(status)}
          />
        ))}
      </div>
      {pendingMove && (
        <MoveDialog mandateId={pendingMove.id} move={pendingMove.move} onClose={() => setPendingMove(undefined)} />
      )}
    </CardColumns>
  );
}
