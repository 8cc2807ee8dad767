import { useState, type ReactNode } from 'react';
import { useContactNames } from '@pignon/shared/api';
import { Slot, useIsSlotFilled } from '@pignon/shared/contract';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { CONTACT_LINK_TYPES, type ContactLinkType } from '@pignon/shared/domain/property/property.enums';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Button, ExternalLinkIcon, IconButton, RecordPicker, UserPlusIcon, XIcon } from '@pignon/shared/ui/core';
import { ChoiceBoxes, type Control } from '@pignon/shared/ui/form';
import { contactTypesFor } from './contact-types-for';
import { useContactRequest, type FoundContact } from './use-contact-request';
import styles from '../form.module.css';

type ContactTypes = PropertyFields['contactTypes'];

/** Creates an unknown contact: in a dialog here, or in the full form in a new tab. */
function CreateContact({ requestId }: { requestId: string }): ReactNode {
  const { t } = useTranslation('property');
  const [open, setOpen] = useState(false);
  const opensHere = useIsSlotFilled('contact.create');
  const to = `${paths.newContact}?type=owner&asked=${requestId}`;
  if (!opensHere)
    return (
      <Link to={to} target="_blank" rel="noreferrer" title={t('form.newTab')}>
        {t('form.createContact')} <ExternalLinkIcon />
        <span className="pg-hidden">{t('form.newTab')}</span>
      </Link>
    );
  return (
    <>
      <Button icon={<UserPlusIcon />} onClick={() => setOpen(true)}>
        {t('form.createContact')}
      </Button>
      {open && <Slot name="contact.create" to={to} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Contacts of the property with their roles, and a field to search more. */
export function ContactsBox({ value = {}, onChange, ...field }: Control<ContactTypes>): ReactNode {
  const { t } = useTranslation('property');
  const ids = Object.keys(value).map(Number);
  const contacts = useContactNames(ids);
  const nameOf = (id: number) => contacts?.get(id) ?? t('contacts.unnamed');
  const options = CONTACT_LINK_TYPES.map((type) => ({ value: type, label: t(`contactType.${type}`) }));
  const without = (id: number): ContactTypes =>
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== String(id)));
  const add = ({ id, contactType }: FoundContact) =>
    onChange?.({ ...value, [id]: contactTypesFor(contactType, value) });
  const requestId = useContactRequest(add);
  return (
    <div className={styles.contacts}>
      {ids.length > 0 && (
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <Link to={paths.contact(id)} target="_blank" rel="noreferrer" title={t('form.newTab')}>
                {cutContactName(nameOf(id))} <ExternalLinkIcon />
                <span className="pg-hidden">{t('form.newTab')}</span>
              </Link>
              <ChoiceBoxes
                label={t('form.tiesOf', { name: nameOf(id) })}
                options={options}
                value={value[String(id)]}
                onChange={(types) => onChange?.({ ...value, [id]: types as ContactLinkType[] })}
              />
              <IconButton
                label={t('form.removeContact', { name: nameOf(id) })}
                icon={<XIcon />}
                onClick={() => onChange?.(without(id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.addContact}>
        <RecordPicker
          kind="contact"
          field={field}
          label={t(ids.length === 0 ? 'form.addOwner' : 'form.addContact')}
          isHeld={({ id }) => ids.includes(id)}
          onPick={add}
        />
        <CreateContact requestId={requestId} />
      </div>
    </div>
  );
}

/** Names of linked contacts, for one side of a conflict. */
export function ContactNames({ value }: { value: ContactTypes }): ReactNode {
  const { t } = useTranslation('property');
  const contacts = useContactNames(Object.keys(value).map(Number));
  return Object.entries(value).map(([id, types]) => (
    <div key={id}>
      {contacts?.get(Number(id)) ?? t('contacts.unnamed')}
      {' · '}
      {types.map((type) => t(`contactType.${type}`)).join(', ')}
    </div>
  ));
}
