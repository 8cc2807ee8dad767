/** Where the rows of a table go in an export. */
interface ExportedTable {
  /** Name of its file in `records`. */
  file: string;
  /** What its rows are, in French. */
  title: string;
  /** Columns left out, each with the reason. */
  omits?: Readonly<Record<string, string>>;
}

const AS_FILE = 'the document is a file in documents';

/** Tables with an agency's own data. */
export const EXPORTED_TABLES: Readonly<Record<string, ExportedTable>> = {
  agency: { file: 'agency', title: 'Agence' },
  app_user: { file: 'users', title: 'Utilisateurs' },
  audit_entry: { file: 'journal', title: 'Journal' },
  contact: { file: 'contacts', title: 'Contacts' },
  contact_alias: { file: 'merged-contacts', title: 'Numéros des contacts fusionnés' },
  contact_criteria: { file: 'contact-criteria', title: 'Critères de recherche des contacts' },
  contact_erasure: { file: 'erased-contacts', title: 'Contacts effacés' },
  contact_life: { file: 'contact-last-signs', title: 'Derniers signes de vie des contacts' },
  contact_review: { file: 'contact-reviews', title: 'Décisions de conservation des contacts' },
  customer_answer: { file: 'customer-answers', title: 'Réponses des clients aux propositions' },
  event: { file: 'events', title: 'Événements' },
  event_link: { file: 'event-links', title: 'Fiches concernées par les événements' },
  import_agency: { file: 'import-agencies', title: 'Agences des annonces importées' },
  import_listing: { file: 'imported-listings', title: 'Annonces importées' },
  import_photo: { file: 'imported-photos', title: 'Photos des annonces importées' },
  mail_settings: {
    file: 'mail-settings',
    title: 'Réglages de l’envoi des e-mails',
    omits: { password: 'a password' },
  },
  mandate: { file: 'mandates', title: 'Mandats' },
  mandate_notice: { file: 'mandate-notices', title: 'Rappels des mandats' },
  mandate_paper: { file: 'mandate-papers', title: 'Contenu des mandats signés' },
  mandate_paper_copy: {
    file: 'mandate-documents',
    title: 'Exemplaires des mandats signés',
    omits: { content: AS_FILE },
  },
  mandate_party: { file: 'mandate-principals', title: 'Mandants' },
  mandate_party_text: { file: 'mandate-principals-as-signed', title: 'Mandants, tels qu’ils ont signé' },
  media: { file: 'media', title: 'Photos et documents' },
  message: { file: 'texts', title: 'Textes modifiés par l’agence' },
  portal: { file: 'portals', title: 'Portails' },
  portal_listing: { file: 'portal-listings', title: 'Biens choisis pour les portails' },
  property: { file: 'properties', title: 'Biens' },
  property_contact: { file: 'property-contacts', title: 'Personnes liées aux biens' },
  property_import: { file: 'imports', title: 'Imports d’annonces' },
  property_import_row: { file: 'import-lines', title: 'Lignes des imports d’annonces' },
  property_report: {
    file: 'property-reports',
    title: 'Comptes rendus aux propriétaires',
    omits: { content: AS_FILE },
  },
  property_report_mail: { file: 'property-report-mails', title: 'Envois des comptes rendus aux propriétaires' },
  proposal: { file: 'proposals', title: 'Propositions' },
  proposal_mail: { file: 'proposal-mails', title: 'E-mails de proposition' },
  proposal_step: { file: 'proposal-steps', title: 'Étapes des propositions' },
  reference_counter: { file: 'reference-counters', title: 'Compteurs des références' },
  register_counter: { file: 'register-counters', title: 'Compteurs des registres' },
  register_gap: { file: 'register-gaps', title: 'Numéros absents des registres' },
  sync_run: { file: 'sendings', title: 'Envois aux portails' },
  sync_run_listing: { file: 'sent-listings', title: 'Annonces envoyées aux portails' },
  user_cart: { file: 'user-selections', title: 'Sélections des utilisateurs' },
  user_view: { file: 'user-views', title: 'Vues enregistrées' },
  user_view_pin: { file: 'user-view-pins', title: 'Vues épinglées' },
  visit: { file: 'visits', title: 'Visites' },
  visit_contact: { file: 'visitors', title: 'Visiteurs' },
  visit_group: { file: 'tours', title: 'Tournées' },
  visit_notice: { file: 'visit-notices', title: 'Messages aux visiteurs' },
  visit_notice_line: { file: 'visit-notice-lines', title: 'Visites des messages aux visiteurs' },
  visit_voucher: { file: 'vouchers', title: 'Bons de visite' },
  visit_voucher_copy: {
    file: 'voucher-documents',
    title: 'Exemplaires des bons de visite signés',
    omits: { content: AS_FILE },
  },
  visit_voucher_mail: { file: 'voucher-mails', title: 'Envois des bons de visite' },
  visit_voucher_signature: { file: 'voucher-signatures', title: 'Signatures des bons de visite' },
};

/** Tables omitted from an export, each with the reason. */
export const OMITTED_TABLES: Readonly<Record<string, string>> = {
  calendar_token: 'tokens',
  client_error: 'failures of the product',
  idempotency_key: 'keys of calls of the last hours',
  identity_revocation: 'work of the product under way',
  job: 'work of the product under way',
  loaded_set: 'installation of the demonstration',
  media_list: 'versions for simultaneous changes',
  pending_media: 'work of the product under way',
  portal_secret: 'passwords',
  remote_load: 'load times of the product',
  user_draft: 'unsaved forms, which may hold passwords',
  user_second_factor: 'secrets of second factors',
  user_session: 'open sessions of the product',
};

/** Data outside the tables that no export contains. */
export const OMITTED_SECRETS = 'accounts with their passwords, and the secret of the installation';
