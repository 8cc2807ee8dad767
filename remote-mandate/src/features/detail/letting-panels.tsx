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
    <Panel title={t('letting.title')} icon={<KeyRoundIcon />}>
      <Facts
        facts={[
          { label: t('letting.monthlyExpenses'), value: sum(letting.monthlyExpenses) },
          { label: t('letting.deposit'), value: sum(letting.deposit) },
          {
            label: t('letting.furnished'),
            value: letting.furnished !== null && t(letting.furnished ? 'terms.yes' : 'terms.no'),
          },
          { label: t('letting.landlordFee'), value: maskedSum(letting.landlordFee) },
          { label: t('letting.landlordInventoryFee'), value: maskedSum(letting.landlordInventoryFee) },
          { label: t('letting.negotiationFee'), value: maskedSum(letting.negotiationFee) },
          { label: t('letting.tenantFee'), value: sum(letting.tenantFee) },
          { label: t('letting.inventoryFee'), value: sum(letting.inventoryFee) },
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
    <Panel title={t('management.title')} icon={<LandmarkIcon />}>
      <Facts
        facts={[
          { label: t('management.feeRate'), value: feeBasis === 'RATE' && rate(feeRate) },
          { label: t('management.feeAmount'), value: feeBasis === 'FLAT' && maskedSum(feeAmount) },
          { label: t('management.guaranteeRate'), value: rate(guaranteeRate) },
          { label: t('management.accounts'), value: t(`management.rhythm.${accounts}`) },
          { label: t('management.noticeMonths'), value: t('management.months', { count: noticeMonths }) },
          { label: t('management.depositHolder'), value: t(`management.holder.${depositHolder}`) },
          { label: t('management.account'), value: masked(account || null) },
          { label: t('management.worksLimit'), value: maskedSum(worksLimit) },
          {
            label: t('management.powers'),
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
