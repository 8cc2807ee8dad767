import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Reasons why an input outside `RecordForm`, which stores drafts by itself, has no draft. */
const REASONS = {
  field: 'a field of a form that keeps a draft: RecordForm or useKeptDraft',
  secret: 'a password, a code or who signs in: never kept',
  search: 'a search or a filter: in the address, or of no worth a moment later',
  line: 'one line that is written again in a moment',
  decision: 'one decision in a dialog over a record that is saved: a reason, an amount, a day',
  sending: 'a message or a signature that is sent at once and belongs to that moment',
  kept: 'kept at once with the import, the picture or the file that it names',
} as const;

const WITHOUT_DRAFT: Readonly<Record<string, keyof typeof REASONS>> = {
  'host/src/identity/profile/reauthentication-dialog.tsx': 'secret',
  'host/src/identity/second-factor/code-form.tsx': 'secret',
  'host/src/identity/sign-in/link-sign-in-panel.tsx': 'secret',
  'host/src/identity/sign-in/phone-dialog.tsx': 'secret',
  'host/src/inspect/overrides/override-form.tsx': 'line',
  'host/src/shell/pages/profile/calendar-section.tsx': 'line',
  'host/src/shell/pages/profile/change-password.tsx': 'secret',
  'host/src/shell/password/password-input.tsx': 'secret',
  'host/src/shell/search/search-box.tsx': 'search',
  'host/src/shell/sign-in/google-account-chooser.tsx': 'secret',
  'host/src/shell/sign-in/sign-in-panel.tsx': 'secret',
  'remote-activity/src/features/agenda/entry-dialog.tsx': 'decision',
  'remote-activity/src/features/events/actions/postpone-dialog.tsx': 'decision',
  'remote-activity/src/features/feedback/points-input.tsx': 'field',
  'remote-activity/src/features/home/quick-add.tsx': 'field',
  'remote-activity/src/features/report/mail-report-dialog.tsx': 'sending',
  'remote-activity/src/features/tour/stop-row.tsx': 'field',
  'remote-activity/src/features/tour/tour-settings.tsx': 'field',
  'remote-activity/src/features/voucher/mail-voucher-dialog.tsx': 'sending',
  'remote-admin/src/features/journal/audit-tools.tsx': 'search',
  'remote-admin/src/features/mail/mail-form.tsx': 'field',
  'remote-admin/src/features/mail/test-mail.tsx': 'sending',
  'remote-admin/src/features/remotes/canary-dialog.tsx': 'decision',
  'remote-admin/src/features/secret-input.tsx': 'secret',
  'remote-admin/src/features/sync/edit/target-fields.tsx': 'field',
  'remote-contact/src/features/form/criteria-input.tsx': 'field',
  'remote-contact/src/features/gdpr/erase-dialog.tsx': 'decision',
  'remote-contact/src/features/import/steps/columns-step.tsx': 'kept',
  'remote-contact/src/features/proposals/propose-dialog.tsx': 'sending',
  'remote-contact/src/features/proposals/refuse-dialog.tsx': 'decision',
  'remote-contact/src/features/review/keep-dialog.tsx': 'decision',
  'remote-mandate/src/features/amend/extend-dialog.tsx': 'decision',
  'remote-mandate/src/features/end/end-dialog.tsx': 'decision',
  'remote-mandate/src/features/end/notice-letter-fields.tsx': 'decision',
  'remote-mandate/src/features/end/notice-alert.tsx': 'decision',
  'remote-mandate/src/features/folder/file-name.tsx': 'kept',
  'remote-mandate/src/features/list/bulk/abandon-dialog.tsx': 'decision',
  'remote-mandate/src/features/register/gap-dialog.tsx': 'decision',
  'remote-mandate/src/features/register/register-tools.tsx': 'search',
  'remote-mandate/src/features/sign/agent-fields.tsx': 'sending',
  'remote-mandate/src/features/sign/sign-form.tsx': 'sending',
  'remote-property/src/features/criteria/more-criteria.tsx': 'search',
  'remote-property/src/features/filter/facet-panel.tsx': 'search',
  'remote-property/src/features/filter/range-fields.tsx': 'search',
  'remote-property/src/features/form/price/price-fields.tsx': 'field',
  'remote-property/src/features/photos/board/caption-input.tsx': 'kept',
  'remote-property/src/features/price-drop/price-dialog.tsx': 'decision',
  'remote-property/src/features/print/print-refusals.tsx': 'decision',
};

const ROOT = path.resolve(__dirname, '../../..');
const PACKAGES = ['host', 'remote-activity', 'remote-admin', 'remote-contact', 'remote-mandate', 'remote-property'];
const TEXT_INPUTS = /<(?:textarea|TextArea|Input|NumberBox|SecretBox|DayInput)\b/;
/** Types of a plain `input` without typed text. */
const NON_TEXT_INPUT = /type="(?:checkbox|radio|file|hidden|range)"|readOnly/;

function hasTextInput(source: string): boolean {
  const nativeInputs = source.match(/<input\b[^>]*>/gs) ?? [];
  return TEXT_INPUTS.test(source) || nativeInputs.some((input) => !NON_TEXT_INPUT.test(input));
}

const SCREENS = PACKAGES.flatMap((packageName) =>
  readdirSync(path.join(ROOT, packageName, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !/\.test\.|(?:^|\/)test\//.test(name))
    .map((name) => `${packageName}/src/${name}`),
).map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }));

it('lists no unused reason', () => {
  const draftKeys = new Set<string>(Object.values(WITHOUT_DRAFT));
  expect(Object.keys(REASONS).filter((reason) => !draftKeys.has(reason))).toEqual([]);
});

it('stores a draft of every text input, or gives a reason', () => {
  const screensWithInput = SCREENS.filter(
    ({ source }) => hasTextInput(source) && !/<RecordForm\b|useKeptDraft\(/.test(source),
  );
  const listedFiles = new Set(Object.keys(WITHOUT_DRAFT));
  expect(screensWithInput.map(({ file }) => file).filter((file) => !listedFiles.has(file))).toEqual([]);
  expect([...listedFiles].filter((file) => !SCREENS.some((screen) => screen.file === file))).toEqual([]);
});

it('sets the draft key of each form', () => {
  const forms = SCREENS.filter(({ source }) => /<RecordForm\b/.test(source));
  expect(forms.length).toBeGreaterThan(15);
  expect(forms.filter(({ source }) => !/\bdraftKey\b/.test(source)).map(({ file }) => file)).toEqual([]);
});
