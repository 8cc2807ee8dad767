import type { ReactNode } from 'react';
import { CARD_KINDS } from '@pignon/shared/domain/agency/agency.enums';
import { useTranslation } from '@pignon/shared/i18n';
import {
  ChoiceBoxes,
  DateField,
  FormField,
  FormSection,
  GroupSwitchField,
  NumberField,
  PhoneField,
  TextAreaField,
  TextField,
  useFormValue,
} from '@pignon/shared/ui/form';
import { CommunesField } from './communes-field';
import { FeeScaleFields } from './fee-scale-fields';
import { LogoField } from './logo-field';
import { PreviewButton } from './preview-button';

const MAX_LENGTH = 200;

interface GroupProps {
  name: string;
  label: string;
  empty: object;
  children: ReactNode;
}

/** Fields that are filled together or not at all. */
function Group({ name, label, empty, children }: GroupProps): ReactNode {
  const value = useFormValue(name);
  return (
    <>
      <GroupSwitchField name={name} label={label} empty={empty} wide />
      {value != null && children}
    </>
  );
}

/** Identity and contact details. */
export function IdentitySection(): ReactNode {
  const { t } = useTranslation('admin');
  const line = (name: string, required = false) => (
    <TextField
      name={name}
      label={t(`field.agency.${name}`)}
      maxLength={MAX_LENGTH}
      {...(required ? { required } : { nullable: true })}
    />
  );
  return (
    <FormSection title={t('agency.identity')} lead={t('agency.identityLead')} action={<PreviewButton paper="CARD" />}>
      {line('name', true)}
      {line('legalName')}
      {line('legalForm')}
      {line('siret')}
      {line('rcs')}
      {line('vat')}
      <Group name="address" label={t('field.agency.address')} empty={{ street: '', postcode: '', city: '' }}>
        <TextField
          name="address.street"
          label={t('field.agency.address.street')}
          required
          maxLength={MAX_LENGTH}
          wide
        />
        <TextField name="address.postcode" label={t('field.agency.address.postcode')} required maxLength={5} />
        <TextField name="address.city" label={t('field.agency.address.city')} required maxLength={MAX_LENGTH} />
      </Group>
      <PhoneField name="phone" label={t('field.agency.phone')} />
      <TextField name="email" label={t('field.agency.email')} nullable maxLength={254} />
      <TextField name="website" label={t('field.agency.website')} nullable maxLength={500} />
      <TextAreaField
        name="opening"
        label={t('field.agency.opening')}
        hint={t('agency.openingHint')}
        rows={3}
        maxLength={500}
        nullable
        wide
      />
      <LogoField />
    </FormSection>
  );
}

/** Professional card and its registers; for managers only. */
export function CardSection(): ReactNode {
  const { t } = useTranslation('admin');
  const kinds = CARD_KINDS.map((value) => ({ value, label: t(`cardKind.${value}`) }));
  return (
    <FormSection title={t('agency.card')} lead={t('agency.cardLead')} action={<PreviewButton paper="SALE_MANDATE" />}>
      <Group
        name="professionalCard"
        label={t('field.agency.professionalCard')}
        empty={{ number: '', chamber: '', kinds: ['T'] }}
      >
        <TextField
          name="professionalCard.number"
          label={t('field.agency.professionalCard.number.short')}
          required
          maxLength={MAX_LENGTH}
        />
        <TextField
          name="professionalCard.chamber"
          label={t('field.agency.professionalCard.chamber')}
          required
          maxLength={MAX_LENGTH}
        />
        <FormField name="professionalCard.kinds" label={t('field.agency.professionalCard.kinds.short')} required wide>
          <ChoiceBoxes options={kinds} />
        </FormField>
      </Group>
      <NumberField
        name="registerStart.T"
        label={t('field.agency.registerStart.T')}
        hint={t('agency.startHint')}
        plain
      />
      <NumberField
        name="registerStart.G"
        label={t('field.agency.registerStart.G')}
        hint={t('agency.startHint')}
        plain
      />
    </FormSection>
  );
}

/** Guarantor, insurer, mediator and data protection contact. */
export function GuaranteesSection(): ReactNode {
  const { t } = useTranslation('admin');
  const partyFields = (group: string) => (
    <>
      <TextField name={`${group}.name`} label={t(`field.agency.${group}.name.short`)} required maxLength={MAX_LENGTH} />
      <TextField
        name={`${group}.address`}
        label={t(`field.agency.${group}.address.short`)}
        nullable
        maxLength={MAX_LENGTH}
      />
    </>
  );
  return (
    <FormSection
      title={t('agency.guarantees')}
      lead={t('agency.guaranteesLead')}
      action={<PreviewButton paper="SALE_MANDATE" />}
    >
      <Group name="guarantor" label={t('field.agency.guarantor')} empty={{ name: '', address: null, amount: null }}>
        {partyFields('guarantor')}
        <NumberField name="guarantor.amount" label={t('field.agency.guarantor.amount.short')} unit="€" />
      </Group>
      <Group name="insurer" label={t('field.agency.insurer')} empty={{ name: '', address: null, policy: null }}>
        {partyFields('insurer')}
        <TextField
          name="insurer.policy"
          label={t('field.agency.insurer.policy.short')}
          nullable
          maxLength={MAX_LENGTH}
        />
      </Group>
      <Group name="mediator" label={t('field.agency.mediator')} empty={{ name: '', address: null, url: null }}>
        {partyFields('mediator')}
        <TextField name="mediator.url" label={t('field.agency.mediator.url.short')} nullable maxLength={500} />
      </Group>
      <Group name="dataProtection" label={t('field.agency.dataProtection')} empty={{ contact: '', email: null }}>
        <TextField
          name="dataProtection.contact"
          label={t('field.agency.dataProtection.contact.short')}
          required
          maxLength={MAX_LENGTH}
        />
        <TextField
          name="dataProtection.email"
          label={t('field.agency.dataProtection.email.short')}
          nullable
          maxLength={254}
        />
      </Group>
    </FormSection>
  );
}

/** Fee scale: maxima for advertisements and mandates. */
export function FeesSection(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <FormSection
      title={t('field.agency.feeScale')}
      lead={t('agency.feesLead')}
      action={<PreviewButton paper="SALE_MANDATE" />}
    >
      <TextField name="feeScaleUrl" label={t('field.agency.feeScaleUrl')} nullable maxLength={500} wide />
      <FeeScaleFields />
    </FormSection>
  );
}

/** Caps of rents and of tenants' fees by commune. */
export function ZonesSection(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <FormSection title={t('agency.zones')} lead={t('agency.zonesLead')} action={<PreviewButton paper="RENT_MANDATE" />}>
      <CommunesField name="rentControlZones" label={t('field.agency.rentControlZones')} wide />
      <DateField name="rentControlEnd" label={t('field.agency.rentControlEnd')} hint={t('agency.rentControlEndHint')} />
      <DateField name="tenseZones.since" label={t('field.agency.tenseZones.since')} hint={t('agency.zonesSinceHint')} />
      <CommunesField name="tenseZones.veryTense" label={t('field.agency.tenseZones.veryTense')} wide />
      <CommunesField name="tenseZones.tense" label={t('field.agency.tenseZones.tense')} wide />
      <CommunesField name="tenseZones.elsewhere" label={t('field.agency.tenseZones.elsewhere')} wide />
    </FormSection>
  );
}
