import type { ReactNode } from 'react';
import type { LettingTerms } from '@pignon/shared/domain/mandate/letting/letting-terms.schema';
import { POWER_WORDS } from '@pignon/shared/domain/mandate/management/management-terms';
import type { ManagementTerms } from '@pignon/shared/domain/mandate/management/management-terms.schema';
import { formatEuro, formatPercent, useTranslation } from '@pignon/shared/i18n';
import { Facts, KeyRoundIcon, MaskedValue, Panel, LandmarkIcon } from '@pignon/shared/ui/core';
import styles from './detail.module.css';

const sum = (euros: number | null): ReactNode =>
  euros !== null && <span className="pg-tabular">{formatEuro(euros)}</span>;
const masked = (text: string | null): ReactNode =>
  text !== null && (
    <MaskedValue>
      <span className="pg-tabular">{text}</span>
    </MaskedValue>
  );
const maskedSum = (euros: number | null): ReactNode => masked(euros === null ? null : formatEuro(euros));

/** Terms for landlord and tenant; the landlord's are hidden from customers. */
export function LettingPanel({ letting }: { letting: LettingTerms }): ReactNode {
  const { t } = useTranslation('mandate');
  return (
    <Panel title={t('field.letting')} icon={<KeyRoundIcon />}>
      <Facts
        facts={[
          { label: t('field.letting.monthlyExpenses'), value: sum(letting.monthlyExpenses) },
          { label: t('field.letting.deposit'), value: sum(letting.deposit) },
          {
            label: t('field.letting.furnished'),
            value: letting.furnished !== null && t(letting.furnished ? 'terms.yes' : 'terms.no'),
          },
          { label: t('field.letting.landlordFee'), value: maskedSum(letting.landlordFee) },
          { label: t('field.letting.landlordInventoryFee.short'), value: maskedSum(letting.landlordInventoryFee) },
          { label: t('field.letting.negotiationFee.short'), value: maskedSum(letting.negotiationFee) },
          { label: t('field.letting.tenantFee'), value: sum(letting.tenantFee) },
          { label: t('field.letting.inventoryFee.short'), value: sum(letting.inventoryFee) },
        ]}
      />
    </Panel>
  );
}

const rate = (percent: number | null): ReactNode => masked(percent === null ? null : formatPercent(percent));

/** Management terms: powers, fees, funds, accounts. */
export function ManagementPanel({ management }: { management: ManagementTerms }): ReactNode {
  const { t } = useTranslation('mandate');
  const { powers, feeBasis, feeRate, feeAmount, guaranteeRate, accounts, account } = management;
  const { depositHolder, worksLimit, noticeMonths } = management;
  return (
    <Panel title={t('field.management')} icon={<LandmarkIcon />}>
      <Facts
        facts={[
          { label: t('field.management.feeRate'), value: feeBasis === 'RATE' && rate(feeRate) },
          { label: t('field.management.feeAmount'), value: feeBasis === 'FLAT' && maskedSum(feeAmount) },
          { label: t('field.management.guaranteeRate'), value: rate(guaranteeRate) },
          { label: t('field.management.accounts'), value: t(`accountRhythm.${accounts}`) },
          { label: t('field.management.noticeMonths.short'), value: t('management.months', { count: noticeMonths }) },
          { label: t('field.management.depositHolder'), value: t(`depositHolder.${depositHolder}`) },
          { label: t('field.management.account'), value: masked(account || null) },
          { label: t('field.management.worksLimit.short'), value: maskedSum(worksLimit) },
          {
            label: t('field.management.powers'),
            value: (
              <ul className={styles.powers}>
                {powers.map((power) => (
                  <li key={power}>{POWER_WORDS[power]}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Panel>
  );
}
