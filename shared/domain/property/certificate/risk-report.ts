import { addMonths } from '../../common/day';
import { latestValue, type LegalRule } from '../../law/legal-rule';

export const RISK_REPORT_TERM: LegalRule<number> = {
  rule: 'Months that a report on risks may be old at the first visit and at the signature',
  source: 'code de l’environnement, R125-26 (décret 2022-1289 du 1er octobre 2022)',
  checked: '2026-11-24',
  periods: [{ since: '2023-01-01', value: 6 }],
};

/** `reportDate` and `day` are ISO. True while the report on risks (état des risques) is less than six months old. */
export const isRiskReportValid = (reportDate: string, day: string): boolean =>
  reportDate <= day && day < addMonths(reportDate, latestValue(RISK_REPORT_TERM));
