export { i18n, setupI18n, currentLanguage } from './setup';
export { changeLanguage } from './language';
export { loadNamespace, type NamespaceLoader } from './namespaces';
export { loadCatalogue, applyTexts as showTexts } from './catalogue';
export { useTranslation } from './use-translation';
export {
  locale,
  formatNumber,
  formatAmount,
  formatEuro,
  formatPercent,
  formatArea,
  formatPrice,
  formatPricePerArea,
} from './format-number';
export { formatDate, formatDateTime, formatTime, formatLongDate, formatRelative } from './format-date';
export { formatPhone, formatForeignPhone, phoneHref } from './format-phone';
