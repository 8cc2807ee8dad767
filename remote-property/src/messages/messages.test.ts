import en from './en.json';
import fr from './fr.json';

const english: Readonly<Record<string, string>> = en;
const variables = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();
/** Narrow space before ; ! ?, no-break before : and €, no straight apostrophe. */
const FAULTY = /[^\u202f][;!?]|[^\u00a0\u202f]:(?!\/)|'|[^\u00a0]€(?!\/m²)/;

describe('the words of the property screens', () => {
  it('are the same in French and in English, with the same variables', () => {
    expect(Object.keys(en)).toEqual(Object.keys(fr));
    expect(Object.entries(fr).filter(([key, text]) => variables(text) !== variables(english[key]))).toEqual([]);
  });

  it('follow French typography', () => {
    const faulty = Object.entries(fr).filter(
      ([key, text]) => key !== 'column.pricePerSquareMetre' && FAULTY.test(text),
    );
    expect(faulty).toEqual([]);
  });
});
