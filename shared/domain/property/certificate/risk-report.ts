import { addMonths } from '../../common/day';

/** Months that a report on risks may be old at the first visit and at the signature (code de l’environnement, R125-26). */
const RISK_REPORT_MONTHS = 6;

/** `reportDate` and `day` are ISO. True while the report on risks (état des risques) is less than six months old. */
export const isRiskReportValid = (reportDate: string, day: string): boolean =>
  reportDate <= day && day < addMonths(reportDate, RISK_REPORT_MONTHS);
