import type { User } from '@pignon/shared/domain/user/user.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { LabelledValue } from './labelled-value';

/** Capacity in which the user signs mandates for the agency, as set by the administration. */
export function SigningCapacity({ user: { agentCapacity, agentCredential } }: { user: User }) {
  const { t } = useTranslation('host');
  const credentialNumber = agentCredential ?? t('profile.noNumber');
  return (
    <LabelledValue label={t('profile.signs')}>
      {agentCapacity ? t(`profile.signs.${agentCapacity}`, { number: credentialNumber }) : t('profile.noRight')}
    </LabelledValue>
  );
}
