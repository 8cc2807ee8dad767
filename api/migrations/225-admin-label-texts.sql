-- The same of the fields of users and of the agency's settings as 221 of a property's.
with moved (place, was, becomes) as (
  values
    (1, 'users.email', 'user.email.short'),
    (2, 'users.phone', 'user.phoneNumbers.short'),
    (3, 'users.roles', 'user.roles'),
    (4, 'users.status', 'user.status.short'),
    (5, 'users.modified', 'user.modifiedTime.short'),
    (6, 'account.firstName', 'user.firstName'),
    (7, 'account.lastName', 'user.lastName'),
    (8, 'account.email', 'user.email'),
    (9, 'account.loginEmail', 'user.loginEmail'),
    (10, 'account.status', 'user.status'),
    (11, 'account.capacity', 'user.agentCapacity'),
    (12, 'agency.hasCard', 'agency.professionalCard'),
    (13, 'agency.cardNumber', 'agency.professionalCard.number.short'),
    (14, 'agency.chamber', 'agency.professionalCard.chamber'),
    (15, 'agency.kinds', 'agency.professionalCard.kinds.short'),
    (16, 'agency.startT', 'agency.registerStart.T'),
    (17, 'agency.startG', 'agency.registerStart.G'),
    (18, 'agency.guaranteeAmount', 'agency.guarantor.amount.short'),
    (19, 'agency.policy', 'agency.insurer.policy.short'),
    (20, 'agency.fees', 'agency.feeScale'),
    (21, 'agency.street', 'agency.address.street'),
    (22, 'agency.postcode', 'agency.address.postcode'),
    (23, 'agency.city', 'agency.address.city'),
    (24, 'agency.stepKind', 'agency.feeScale.*.kind.short'),
    (25, 'agency.stepUpTo', 'agency.feeScale.*.upTo.short'),
    (26, 'agency.stepPercent', 'agency.feeScale.*.percent.short'),
    (27, 'agency.stepAmount', 'agency.feeScale.*.amount.short'),
    (28, 'agency.zonesSince', 'agency.tenseZones.since'),
    (29, 'agency.veryTense', 'agency.tenseZones.veryTense'),
    (30, 'agency.tense', 'agency.tenseZones.tense'),
    (31, 'agency.elsewhere', 'agency.tenseZones.elsewhere'),
    (32, 'agency.partyName', 'agency.guarantor.name.short'),
    (33, 'agency.partyAddress', 'agency.guarantor.address.short'),
    (34, 'mail.password', 'agency.mail.password.short'),
    (35, 'agency.name', 'agency.name'),
    (36, 'agency.legalName', 'agency.legalName'),
    (37, 'agency.legalForm', 'agency.legalForm'),
    (38, 'agency.siret', 'agency.siret'),
    (39, 'agency.rcs', 'agency.rcs'),
    (40, 'agency.vat', 'agency.vat'),
    (41, 'agency.address', 'agency.address'),
    (42, 'agency.phone', 'agency.phone'),
    (43, 'agency.email', 'agency.email'),
    (44, 'agency.website', 'agency.website'),
    (45, 'agency.opening', 'agency.opening'),
    (46, 'agency.logo', 'agency.logo'),
    (47, 'agency.guarantor', 'agency.guarantor'),
    (48, 'agency.insurer', 'agency.insurer'),
    (49, 'agency.mediator', 'agency.mediator'),
    (50, 'agency.dataProtection', 'agency.dataProtection'),
    (51, 'agency.feeScaleUrl', 'agency.feeScaleUrl'),
    (52, 'agency.rentControlZones', 'agency.rentControlZones'),
    (53, 'agency.rentControlEnd', 'agency.rentControlEnd'),
    (54, 'mail.server', 'agency.mail.server'),
    (55, 'mail.maxMails', 'agency.mail.maxMails'),
    (56, 'mail.capDays', 'agency.mail.capDays'),
    (57, 'mail.againDays', 'agency.mail.againDays'),
    (58, 'mail.undoSeconds', 'agency.mail.undoSeconds'),
    (59, 'mail.visitsTold', 'agency.mail.visitsTold'),
    (60, 'mail.visitsReminded', 'agency.mail.visitsReminded'),
    (61, 'mail.visitTexts.CONFIRMATION', 'agency.mail.visitTexts.CONFIRMATION'),
    (62, 'mail.visitTexts.CHANGE', 'agency.mail.visitTexts.CHANGE'),
    (63, 'mail.visitTexts.CANCELLATION', 'agency.mail.visitTexts.CANCELLATION'),
    (64, 'mail.visitTexts.REMINDER', 'agency.mail.visitTexts.REMINDER')
),
kept as (
  select distinct on (message.lang, moved.becomes)
    message.lang, moved.becomes, message.text, message.modified_time, message.modified_by
  from message join moved on message.key = 'admin:' || moved.was
  order by message.lang, moved.becomes, moved.place
),
gone as (
  delete from message using moved where message.key = 'admin:' || moved.was
)
insert into message (lang, key, text, modified_time, modified_by)
select lang, 'admin:field.' || becomes, text, modified_time, modified_by from kept;

-- Words of enumerations that two screens said.
with moved (was, becomes) as (
  values
    ('mandate:sign.capacity.HOLDER', 'mandate:agentCapacity.HOLDER'),
    ('mandate:sign.capacity.EMPLOYEE', 'mandate:agentCapacity.EMPLOYEE'),
    ('mandate:sign.capacity.COMMERCIAL_AGENT', 'mandate:agentCapacity.COMMERCIAL_AGENT'),
    ('mandate:folder.kind.SIGNED_COPY', 'mandate:mediaMark.SIGNED_COPY'),
    ('mandate:folder.kind.IDENTITY', 'mandate:mediaMark.IDENTITY'),
    ('mandate:folder.kind.TITLE_DEED', 'mandate:mediaMark.TITLE_DEED'),
    ('mandate:folder.kind.CERTIFICATE', 'mandate:mediaMark.CERTIFICATE'),
    ('mandate:folder.kind.AUTHORISATION', 'mandate:mediaMark.AUTHORISATION'),
    ('mandate:folder.kind.LETTER', 'mandate:mediaMark.LETTER'),
    ('mandate:folder.kind.OTHER', 'mandate:mediaMark.OTHER'),
    ('admin:account.capacity.HOLDER', 'admin:agentCapacity.HOLDER'),
    ('admin:account.capacity.EMPLOYEE', 'admin:agentCapacity.EMPLOYEE'),
    ('admin:account.capacity.COMMERCIAL_AGENT', 'admin:agentCapacity.COMMERCIAL_AGENT'),
    ('admin:journal.mark.PUBLIC', 'admin:mediaMark.PUBLIC'),
    ('admin:journal.mark.SIGNED_COPY', 'admin:mediaMark.SIGNED_COPY'),
    ('admin:journal.mark.IDENTITY', 'admin:mediaMark.IDENTITY'),
    ('admin:journal.mark.TITLE_DEED', 'admin:mediaMark.TITLE_DEED'),
    ('admin:journal.mark.CERTIFICATE', 'admin:mediaMark.CERTIFICATE'),
    ('admin:journal.mark.AUTHORISATION', 'admin:mediaMark.AUTHORISATION'),
    ('admin:journal.mark.LETTER', 'admin:mediaMark.LETTER'),
    ('admin:journal.mark.OTHER', 'admin:mediaMark.OTHER')
)
update message set key = moved.becomes from moved where message.key = moved.was;
