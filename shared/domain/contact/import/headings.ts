import type { ImportField } from './import-fields';
import { headingReader } from '../../import/headings';

/** Headings of the files that agencies have: other software's, the mail programs', their own; French, then English. */
const HEADINGS: Readonly<Record<ImportField, string>> = {
  title: 'civilite|civ|titre|title|salutation|prefix',
  lastName: 'nom|nom de famille|nom usage|nom d usage|last name|lastname|surname|family name',
  firstName: 'prenom|prenoms|first name|firstname|given name|forename',
  lastFirst: 'nom prenom|nom et prenom|noms et prenoms|nom prenoms|nom complet|contact|client',
  firstLast: 'prenom nom|prenom et nom|full name|fullname|name|display name',
  company:
    'organization name|organization 1 name|organisation 1 nom|nom de l organisation|nom de l entreprise|societe|raison sociale|entreprise|company|company name|organisation|organization|business',
  email:
    'adresse de messagerie|email|e mail|mail|courriel|adresse email|adresse e mail|adresse mail|adresse electronique|email address|e mail address|mel',
  mobile:
    'portable|mobile|gsm|tel portable|telephone portable|tel mobile|telephone mobile|mobile phone|cell|cell phone|n portable',
  phone:
    'tel|telephone|n tel|n telephone|numero de telephone|tel fixe|telephone fixe|fixe|tel domicile|telephone domicile|phone|phone number|home phone|landline',
  workPhone:
    'tel bureau|telephone bureau|tel pro|telephone pro|tel professionnel|telephone professionnel|work phone|office phone|business phone|primary phone|telephone societe|company main phone',
  street: 'adresse|rue|voie|adresse postale|n et rue|address|street|street address|address line',
  postcode: 'cp|c p|code postal|codepostal|postcode|post code|postal code|zip|zip code',
  city: 'ville|commune|localite|cp ville|code postal ville|city|town',
  contactType: 'type|type de contact|type contact|categorie|profil|qualite|contact type|category|role',
  negotiator:
    'negociateur|negociatrice|nego|conseiller|conseillere|commercial|agent|suivi par|negotiator|owner email|assigned to',
  source: 'source|origine|provenance|origin|lead source|canal',
  observation: 'observation|observations|commentaire|commentaires|remarque|remarques|note|notes|comment|comments',
  nextFollowUp: 'relance|date de relance|prochaine relance|rappel|a rappeler le|next follow up|follow up|callback',
  consent: 'consentement|consentements|accord|opt in|optin|rgpd|consent|consents|gdpr',
  consentEmail:
    'consentement email|consentement e mail|accord email|accord e mail|optin email|opt in email|email consent',
  consentPhone:
    'consentement telephone|consentement tel|accord telephone|accord tel|optin telephone|opt in telephone|phone consent',
  consentSms: 'consentement sms|accord sms|optin sms|opt in sms|sms consent',
  consentDate: 'date consentement|date du consentement|date accord|date de l accord|consentement le|consent date',
  consentProof:
    'preuve|preuve consentement|preuve du consentement|preuve accord|preuve de l accord|consent proof|proof',
};

/** Recognizes the column of each heading; further telephone columns fill free fields. */
export const recogniseHeadings = headingReader({ words: HEADINGS, alike: ['phone', 'mobile', 'workPhone'] });
