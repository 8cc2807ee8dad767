import { trustScripts } from '@pignon/shared/federation/runtime/trusted-scripts';
import { survivePageTranslation } from './translated-page';

survivePageTranslation();
// before anything that fetches code
trustScripts();
// The boundary that lets the shared modules be provided before anything uses them; in the same file, as it is always needed.
void import(/* webpackMode: "eager" */ './bootstrap');
