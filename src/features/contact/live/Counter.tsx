import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useWatch, type Control} from 'react-hook-form';
import {MESSAGE_MAX} from '../../../constants';
import {countCharacters} from '../../../lib/formSchema';
import {useLocale} from '../../page';
import {formatNumber} from './messages';
import type {Values} from './values';
import styles from './styles.module.css';

/** How long the message is, in the characters that its limit counts. */
export function Counter({id, control}: {id: string; control: Control<Values>}): ReactNode {
  const locale = useLocale();
  const message = useWatch({control, name: 'message'});
  const {selectMessage} = usePluralForm();
  const count = countCharacters(message.trim());
  return (
    <p id={id} className={styles.counter} data-over={count > MESSAGE_MAX || undefined}>
      {selectMessage(
        count,
        translate(
          {
            id: 'contact.Counter.count',
            message: '{count}\u00A0caractère sur {max}|{count}\u00A0caractères sur {max}',
            description:
              'Contact form, under the message: how long it is and may be. Singular and plural, separated by |.',
          },
          {count: formatNumber(count, locale), max: formatNumber(MESSAGE_MAX, locale)},
        ),
      )}
    </p>
  );
}
