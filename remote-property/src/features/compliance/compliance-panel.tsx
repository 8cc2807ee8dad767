import { useCall } from '@pignon/shared/api';
import { useId, useState } from 'react';
import type { Compliance } from '@pignon/shared/domain/property/compliance/compliance.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, ChevronDownIcon, ChevronUpIcon, Panel, PanelContent, ShieldCheckIcon } from '@pignon/shared/ui/core';
import { ComplianceSummary } from './compliance-summary';
import { MentionList } from './mention-list';
import styles from './compliance.module.css';

/** Fetches the legal statements of a property's advertisement and what it lacks today. */
const useCompliance = (reference: string, options: { enabled?: boolean } = {}) =>
  useCall('GET property/{reference}/compliance', { params: { reference }, query: {} }, options);

/** Statuses in which a property is no longer advertised. */
const CLOSED_STATUSES: readonly Property['propertyStatus'][] = ['SOLD', 'RENTED', 'WITHDRAWN', 'ARCHIVED'];

function Mentions({ compliance, property }: { compliance: Compliance; property: Property }) {
  const { t } = useTranslation('property');
  const [all, setAll] = useState(false);
  const list = useId();
  const { mentions } = compliance;
  const problematic = mentions.filter(({ verdict }) => verdict !== 'OK');
  return (
    <>
      <ComplianceSummary {...compliance} />
      <div id={list} className={styles.mentions}>
        <MentionList mentions={all ? mentions : problematic} property={property} />
      </div>
      <Button
        size="small"
        aria-expanded={all}
        aria-controls={list}
        icon={all ? <ChevronUpIcon /> : <ChevronDownIcon />}
        onClick={() => setAll(!all)}
      >
        {all ? t('compliance.less') : t('compliance.all', { count: mentions.length })}
      </Button>
    </>
  );
}

function ForColleagues({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const query = useCompliance(property.reference);
  return (
    <Panel title={t('compliance.title')} icon={<ShieldCheckIcon />}>
      <PanelContent query={query} isEmpty={() => false} empty={null}>
        {(compliance) => <Mentions compliance={compliance} property={property} />}
      </PanelContent>
    </Panel>
  );
}

/**
 * Compliance check before publication: every mention, what is missing, and where to fill it in. Hidden on the client's
 * screen.
 */
export function CompliancePanel({ property }: { property: Property }) {
  const masked = usePrivacy();
  return masked || CLOSED_STATUSES.includes(property.propertyStatus) ? null : <ForColleagues property={property} />;
}
