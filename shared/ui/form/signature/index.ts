export { SignatureField } from './signature-field';
