import { DeletionSection } from './deletion-section';
import { MethodsSection } from './methods-section';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';
import '../identity.css';

/** Account settings reserved to its owner. */
export function AccountSections() {
  return (
    <>
      <MethodsSection />
      <SecondFactorSection />
      <SessionsSection />
      <DeletionSection />
    </>
  );
}
