import type { Register } from '../../deps';
import { exportAuditRoute } from './export-audit.route';
import { findAuditRoute } from './find-audit.route';
import { getAudit } from './get-audit.route';
import { reportPrivacy } from './report-privacy.route';

export const auditRoutes: readonly Register[] = [findAuditRoute, exportAuditRoute, getAudit, reportPrivacy];
