/** Firebase project of development and tests. The prefix `demo-` keeps the emulator from calling Google's services. */
export const DEMO_IDENTITY_PROJECT = 'demo-pignon';
