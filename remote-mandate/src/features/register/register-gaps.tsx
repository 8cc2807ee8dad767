import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { CardKind } from '@pignon/shared/domain/agency/agency.enums';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import type { RegisterGap } from '@pignon/shared/domain/mandate/register.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button } from '@pignon/shared/ui/core';
import { useRegisterGaps } from '../../data/register.queries';
import { GapDialog } from './gap-dialog';
import styles from './register.module.css';

/** Missing numbers of a register with the agency's reasons, which a manager edits here. */
export function RegisterGaps({ register }: { register: CardKind }): ReactNode {
  const { t } = useTranslation('mandate');
  const mayManage = useMay('manage');
  const [openGap, setOpenGap] = useState<RegisterGap>();
  const { data: gaps = [] } = useRegisterGaps(register);
  if (gaps.length === 0) return null;
  const unexplained = gaps.filter(({ reason }) => reason === null).length;
  return (
    <div className={styles.gaps}>
      <Alert
        type={unexplained > 0 ? 'warning' : 'info'}
        title={unexplained > 0 ? t('gap.unexplained', { count: unexplained }) : t('gap.explained')}
      >
        <ul>
          {gaps.map((gap) => (
            <li key={gap.first} className={styles.gap}>
              <strong>{gapName(register, gap, t)}</strong>
              <span>{gap.reason ?? t('gap.none')}</span>
              {mayManage && (
                <Button size="small" type="link" onClick={() => setOpenGap(gap)}>
                  {gap.reason === null ? t('gap.explain') : t('gap.change')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Alert>
      {openGap && <GapDialog register={register} gap={openGap} onClose={() => setOpenGap(undefined)} />}
    </div>
  );
}

function gapName(
  register: CardKind,
  gap: RegisterGap,
  t: (key: string, values?: Record<string, unknown>) => string,
): string {
  const [first, last] = [registerNumberText(register, gap.first), registerNumberText(register, gap.last)];
  return gap.first === gap.last ? t('gap.one', { number: first }) : t('gap.many', { first, last });
}
