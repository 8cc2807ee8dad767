import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { DateTime } from '@pignon/shared/domain/common/date-time';
import { feeSplit } from '@pignon/shared/domain/mandate/partner-split';
import { DEFAULT_DURATION_MONTHS } from '@pignon/shared/domain/mandate/mandate.limits';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatEuro, formatPercent, useTranslation } from '@pignon/shared/i18n';
import { ClockIcon, DateText, type Fact, Facts, HandshakeIcon, MaskedValue, Panel } from '@pignon/shared/ui/core';
import { conclusionFacts } from '../conclude/conclusion-facts';
import { endFacts } from '../end/mandate-end-facts';
import { renewalText } from '../renewal-text';
import { EndDate } from '../mandate-term';

const WHOLE = 100;

const day = (iso: DateTime | null): ReactNode => iso && <DateText iso={iso} />;

/** Duration, renewal and exclusivity, as worded in the mandate. */
export function TermsPanel({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  const { nameOf } = useColleagues();
  const yesOrNo = (value: boolean) => t(value ? 'terms.yes' : 'terms.no');
  const { startDate, endDate, durationMonths, status } = mandate;
  const pending = status === 'PENDING';
  const facts: Fact[] = [
    { label: t('field.startDate'), value: startDate ? day(startDate) : pending && t('terms.atSigning') },
    {
      label: t('field.endDate'),
      value: endDate ? (
        <EndDate iso={endDate} />
      ) : (
        pending && t('terms.months', { count: durationMonths ?? DEFAULT_DURATION_MONTHS })
      ),
    },
    {
      label: t('field.registerDate'),
      value: mandate.registerDate && <DateText iso={mandate.registerDate} as="time" />,
    },
    { label: t('field.register'), value: mandate.type !== 'PARTNER' && t(`cardKind.${mandate.register}`) },
    { label: t('field.irrevocableUntil'), value: day(mandate.irrevocableUntil) },
    { label: t('field.renewal'), value: <MaskedValue>{renewalText(mandate, t)}</MaskedValue> },
    { label: t('field.offPremises'), value: mandate.offPremises && yesOrNo(true) },
    { label: t('field.withdrawalUntil'), value: day(mandate.withdrawalUntil) },
    { label: t('field.immediateExecution'), value: mandate.offPremises && yesOrNo(mandate.immediateExecution) },
    { label: t('field.negotiators'), value: mandate.negotiators.map(nameOf).join(', ') },
    { label: t('field.createdTime'), value: day(mandate.createdTime) },
    ...endFacts(mandate, t),
    ...conclusionFacts(mandate, t),
  ];
  return (
    <Panel title={t('terms.title')} icon={<ClockIcon />}>
      <Facts facts={facts} />
    </Panel>
  );
}

/** The agency whose mandate is shared. */
export function PartnerPanel({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  const { partner, startDate, endDate, durationMonths } = mandate;
  const split = feeSplit(mandate);
  const months = t('terms.months', { count: durationMonths ?? DEFAULT_DURATION_MONTHS });
  const part = (percent: number, euros: number | undefined) => (
    <MaskedValue>
      <span className="pg-tabular">
        {[formatPercent(percent), ...(euros === undefined ? [] : [formatEuro(euros)])].join(' · ')}
      </span>
    </MaskedValue>
  );
  return (
    partner && (
      <Panel title={t('field.partner')} icon={<HandshakeIcon />}>
        <Facts
          facts={[
            { label: t('field.partner.agencyName.short'), value: partner.agencyName },
            { label: t('field.partner.cardNumber.short'), value: partner.cardNumber },
            { label: t('field.partner.mandateNumber.short'), value: partner.mandateNumber },
            { label: t('field.partner.mandateDate.short'), value: day(partner.mandateDate) },
            { label: t('field.partner.feeShare'), value: part(partner.feeShare, split?.ours) },
            { label: t('partner.theirShare'), value: part(WHOLE - partner.feeShare, split?.theirs) },
            { label: t('field.startDate'), value: day(startDate) },
            { label: t('field.endDate'), value: endDate ? <EndDate iso={endDate} /> : months },
          ]}
        />
      </Panel>
    )
  );
}
