import { DeletionSection } from './deletion-section';
import { MethodsSection } from './methods-section';
import { SessionsSection } from './sessions-section';
import '../identity.css';

/** What only the person may do with their own account. */
export function AccountSections() {
  return (
    <>
      <MethodsSection />
      <SessionsSection />
      <DeletionSection />
    </>
  );
}
