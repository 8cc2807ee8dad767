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
      label={t(`agency.${name}`)}
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
      <Group name="address" label={t('agency.address')} empty={{ street: '', postcode: '', city: '' }}>
        <TextField name="address.street" label={t('agency.street')} required maxLength={MAX_LENGTH} wide />
        <TextField name="address.postcode" label={t('agency.postcode')} required maxLength={5} />
        <TextField name="address.city" label={t('agency.city')} required maxLength={MAX_LENGTH} />
      </Group>
      <PhoneField name="phone" label={t('agency.phone')} />
      <TextField name="email" label={t('agency.email')} nullable maxLength={254} />
      <TextField name="website" label={t('agency.website')} nullable maxLength={500} />
      <TextAreaField
        name="opening"
        label={t('agency.opening')}
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
  const kinds = CARD_KINDS.map((value) => ({ value, label: t(`agency.kind.${value}`) }));
  return (
    <FormSection title={t('agency.card')} lead={t('agency.cardLead')} action={<PreviewButton paper="SALE_MANDATE" />}>
      <Group name="professionalCard" label={t('agency.hasCard')} empty={{ number: '', chamber: '', kinds: ['T'] }}>
        <TextField name="professionalCard.number" label={t('agency.cardNumber')} required maxLength={MAX_LENGTH} />
        <TextField name="professionalCard.chamber" label={t('agency.chamber')} required maxLength={MAX_LENGTH} />
        <FormField name="professionalCard.kinds" label={t('agency.kinds')} required wide>
          <ChoiceBoxes options={kinds} />
        </FormField>
      </Group>
      <NumberField name="registerStart.T" label={t('agency.startT')} hint={t('agency.startHint')} plain />
      <NumberField name="registerStart.G" label={t('agency.startG')} hint={t('agency.startHint')} plain />
    </FormSection>
  );
}

/** Guarantor, insurer, mediator and data protection contact. */
export function GuaranteesSection(): ReactNode {
  const { t } = useTranslation('admin');
  const named = (group: string) => (
    <>
      <TextField name={`${group}.name`} label={t('agency.partyName')} required maxLength={MAX_LENGTH} />
      <TextField name={`${group}.address`} label={t('agency.partyAddress')} nullable maxLength={MAX_LENGTH} />
    </>
  );
  return (
    <FormSection
      title={t('agency.guarantees')}
      lead={t('agency.guaranteesLead')}
      action={<PreviewButton paper="SALE_MANDATE" />}
    >
      <Group name="guarantor" label={t('agency.guarantor')} empty={{ name: '', address: null, amount: null }}>
        {named('guarantor')}
        <NumberField name="guarantor.amount" label={t('agency.guaranteeAmount')} unit="€" />
      </Group>
      <Group name="insurer" label={t('agency.insurer')} empty={{ name: '', address: null, policy: null }}>
        {named('insurer')}
        <TextField name="insurer.policy" label={t('agency.policy')} nullable maxLength={MAX_LENGTH} />
      </Group>
      <Group name="mediator" label={t('agency.mediator')} empty={{ name: '', address: null, url: null }}>
        {named('mediator')}
        <TextField name="mediator.url" label={t('agency.website')} nullable maxLength={500} />
      </Group>
      <Group name="dataProtection" label={t('agency.dataProtection')} empty={{ contact: '', email: null }}>
        <TextField name="dataProtection.contact" label={t('agency.partyName')} required maxLength={MAX_LENGTH} />
        <TextField name="dataProtection.email" label={t('agency.email')} nullable maxLength={254} />
      </Group>
    </FormSection>
  );
}

/** Fee scale: maxima for advertisements and mandates. */
export function FeesSection(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <FormSection title={t('agency.fees')} lead={t('agency.feesLead')} action={<PreviewButton paper="SALE_MANDATE" />}>
      <TextField name="feeScaleUrl" label={t('agency.feeScaleUrl')} nullable maxLength={500} wide />
      <FeeScaleFields />
    </FormSection>
  );
}

/** Caps of rents and of tenants' fees by commune. */
export function ZonesSection(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <FormSection title={t('agency.zones')} lead={t('agency.zonesLead')} action={<PreviewButton paper="RENT_MANDATE" />}>
      <CommunesField name="rentControlZones" label={t('agency.rentControlZones')} wide />
      <DateField name="rentControlEnd" label={t('agency.rentControlEnd')} hint={t('agency.rentControlEndHint')} />
      <DateField name="tenseZones.since" label={t('agency.zonesSince')} hint={t('agency.zonesSinceHint')} />
      <CommunesField name="tenseZones.veryTense" label={t('agency.veryTense')} wide />
      <CommunesField name="tenseZones.tense" label={t('agency.tense')} wide />
      <CommunesField name="tenseZones.elsewhere" label={t('agency.elsewhere')} wide />
    </FormSection>
  );
}
