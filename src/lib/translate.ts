import StockTranslate, {translate as stockTranslate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type french from '../../i18n/fr/code.json';

/** The ids of the interface's texts. */
export type MessageId = keyof typeof french;

type Values<T> = Readonly<Record<string, T>>;

/**
 * Returns a text of `i18n/<language>/code.json`: Docusaurus' own function, for known ids only.
 *
 * @param values of the text's `{name}` placeholders
 */
export const translate: (message: {id: MessageId}, values?: Values<string | number>) => string =
  stockTranslate;

/** Shows a text of `i18n/<language>/code.json`, with elements for its placeholders. */
export const Translate: (props: {id: MessageId; values?: Values<ReactNode>}) => ReactNode =
  StockTranslate;
