import { reloadProfile, useSession, useUser } from '@pignon/shared/auth';
import { labelsIn } from '@pignon/shared/domain/common/fields/field-labels';
import { USER_LABELS } from '@pignon/shared/domain/user/user-labels';
import { changedFields } from '@pignon/shared/domain/form/values';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { currentLanguage, useTranslation } from '@pignon/shared/i18n';
import { Avatar } from '@pignon/shared/ui/core';
import { FormSection, PhoneField, RecordForm, RepeatedFields, TextField, useFormValue } from '@pignon/shared/ui/form';
import { addProfileMessages } from '../../../messages/profile';

addProfileMessages();

const MAX_PHONES = 5;

/** Fields that a user may edit in their own profile. */
const toProfile = ({ firstName, lastName, phoneNumbers, photoURL }: User) => ({
  firstName,
  lastName,
  phoneNumbers,
  photoURL,
});
type Profile = ReturnType<typeof toProfile>;

/** Blank lines are no telephone numbers. */
function profileChanges(values: Profile, base: Profile): Partial<Profile> {
  const phoneNumbers = values.phoneNumbers.filter((number) => number.trim() !== '');
  return changedFields(base, { ...values, phoneNumbers });
}

function Picture() {
  const [firstName, lastName, photoURL] = [
    useFormValue('firstName'),
    useFormValue('lastName'),
    useFormValue('photoURL'),
  ];
  const textOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');
  const address = textOrEmpty(photoURL);
  return (
    <Avatar
      key={address}
      firstName={textOrEmpty(firstName)}
      lastName={textOrEmpty(lastName)}
      photoURL={address.startsWith('http') ? address : null}
      size={56}
    />
  );
}

/** Edits the user's names, telephones and picture. */
export function IdentityForm() {
  const { t } = useTranslation('host');
  const user = useUser();
  const session = useSession();
  if (!user) return null;
  const googlePhotoUrl = session.kind === 'signed-in' ? session.identity.photoURL : null;
  return (
    <RecordForm
      call="PATCH user/me"
      values={toProfile(user)}
      version={user.version}
      valuesOf={toProfile}
      toBody={profileChanges}
      labels={labelsIn(USER_LABELS, currentLanguage())}
      draftKey="user:me"
      onSaved={() => void reloadProfile()}
      enterSaves
    >
      <FormSection title={t('profile.identity')} lead={t('profile.identityLead')} action={<Picture />}>
        <TextField name="firstName" label={t('profile.firstName')} maxLength={100} autoComplete="given-name" />
        <TextField name="lastName" label={t('profile.lastName')} maxLength={100} autoComplete="family-name" />
        <RepeatedFields
          name="phoneNumbers"
          empty=""
          most={MAX_PHONES}
          addLabel={t('profile.addPhone')}
          lineLabel={(number) => t('profile.phone', { number })}
        >
          {(path, index) => <PhoneField name={path} label={t('profile.phone', { number: index + 1 })} />}
        </RepeatedFields>
        <TextField
          name="photoURL"
          label={t('profile.photo')}
          hint={googlePhotoUrl ? t('profile.photoGoogle') : t('profile.photoHint')}
          type="url"
          placeholder={googlePhotoUrl ?? 'https://'}
          nullable
          wide
        />
      </FormSection>
    </RecordForm>
  );
}
