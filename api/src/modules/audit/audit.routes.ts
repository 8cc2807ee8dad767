import type { Register } from '../../deps';
import { findAuditRoute } from './find-audit.route';
import { getAudit } from './get-audit.route';
import { reportPrivacy } from './report-privacy.route';

export const auditRoutes: readonly Register[] = [findAuditRoute, getAudit, reportPrivacy];
