import { useId, type ReactNode } from 'react';
import { ROLES, type Role } from '@pignon/shared/domain/user/user.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { FormField, type Control } from '@pignon/shared/ui/form';
import styles from './account.module.css';

interface RolesProps {
  /** Why a role cannot be changed, or null. */
  refusalOf: (role: Role) => string | null;
}

function RoleBoxes({ id, value = [], onChange, refusalOf, ...aria }: Control<readonly Role[]> & RolesProps): ReactNode {
  const { t } = useTranslation('admin');
  const noteId = useId();
  const toggle = (role: Role) =>
    onChange?.(value.includes(role) ? value.filter((one) => one !== role) : [...value, role]);
  return (
    <div
      id={id}
      role="group"
      aria-label={t('field.user.roles')}
      aria-describedby={aria['aria-describedby']}
      className={styles.roles}
    >
      {ROLES.map((role) => {
        const refusal = refusalOf(role);
        return (
          <div key={role} className={styles.role}>
            <label>
              <input
                type="checkbox"
                checked={value.includes(role)}
                disabled={refusal !== null}
                aria-describedby={`${noteId}${role}`}
                onChange={() => toggle(role)}
              />
              {t(`role.${role}`)}
            </label>
            <p id={`${noteId}${role}`}>
              {t(`account.about.${role}`)}
              {refusal !== null && <em>{refusal}</em>}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** Roles with their permissions, and why a role cannot be changed. */
export function RolesField({ refusalOf, required }: RolesProps & { required: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <FormField name="roles" label={t('field.user.roles')} required={required} wide>
      <RoleBoxes refusalOf={refusalOf} />
    </FormField>
  );
}
