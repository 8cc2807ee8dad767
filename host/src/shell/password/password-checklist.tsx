import { checkPassword, type PasswordPolicy } from '@pignon/shared/domain/user/password.policy';
import { useTranslation } from '@pignon/shared/i18n';
import { CircleCheckIcon, CircleIcon } from '@pignon/shared/ui/basic';
import { addSignUpMessages } from '../../messages/sign-up';
import './password-checklist.css';

addSignUpMessages();

type Props = { id?: string; policy: PasswordPolicy; password: string };

/** Requirements of a new password, ticked off while typing; the number left is announced. */
export function PasswordChecklist({ id, policy, password }: Props) {
  const { t } = useTranslation('host');
  const rules = checkPassword(policy, password);
  const missingCount = rules.filter(({ met }) => !met).length;
  return (
    <div className="host-checklist" id={id}>
      <p>{t('policy.lead')}</p>
      <ul>
        {rules.map(({ rule, count, met }) => (
          <li key={rule} className={met ? 'host-checklist-met' : undefined}>
            {met ? <CircleCheckIcon /> : <CircleIcon />}
            <span>
              {t(`policy.${rule}`, { count })}
              <span className="pg-hidden"> {t(met ? 'policy.met' : 'policy.missing')}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="pg-hidden" role="status">
        {password !== '' && (missingCount > 0 ? t('policy.left', { count: missingCount }) : t('policy.allMet'))}
      </p>
    </div>
  );
}
