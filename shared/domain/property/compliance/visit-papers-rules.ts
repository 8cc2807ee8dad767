import { frenchDay } from '../../common/french';
import { isAuditValid, needsAudit } from '../certificate/energy-audit';
import { isRiskReportValid } from '../certificate/risk-report';
import { warning, type Advertisement, type ComplianceRules } from './advertisement';
import type { ComplianceProblem } from './compliance.schema';

function auditProblems(property: Advertisement, day: string): ComplianceProblem[] {
  if (!needsAudit(property, day)) return [];
  const { auditDate, energyClass } = property.energyEfficiency;
  const path = 'energyEfficiency.auditDate';
  const deliveryText = 'il est remis dès la première visite, l’annonce n’en parle pas';
  if (auditDate === null)
    return [
      warning(
        path,
        `La vente d’un bien classé ${energyClass ?? ''} hors copropriété demande un audit énergétique\u00a0: ${deliveryText}.`,
      ),
    ];
  if (auditDate > day)
    return [warning(path, `L’audit énergétique est daté du ${frenchDay(auditDate)}, dans le futur.`)];
  if (isAuditValid(auditDate, day)) return [];
  return [warning(path, `L’audit énergétique du ${frenchDay(auditDate)} n’est plus valable\u00a0: il vaut cinq ans.`)];
}

function riskProblems({ locationMetadata: { riskReportDate } }: Advertisement, day: string): ComplianceProblem[] {
  const path = 'locationMetadata.riskReportDate';
  if (riskReportDate === null || isRiskReportValid(riskReportDate, day)) return [];
  if (riskReportDate > day)
    return [warning(path, `L’état des risques est daté du ${frenchDay(riskReportDate)}, dans le futur.`)];
  return [
    warning(
      path,
      `L’état des risques du ${frenchDay(riskReportDate)} a plus de six mois\u00a0: il est à refaire avant une première visite et avant la signature.`,
    ),
  ];
}

/** Documents required at the first visit: a missing one blocks visits, not the advertisement. */
export const visitPapersRules: ComplianceRules = (property, _, day) => [
  ...auditProblems(property, day),
  ...riskProblems(property, day),
];
