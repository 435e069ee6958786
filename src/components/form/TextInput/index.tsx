import type {ComponentPropsWithRef, ReactNode} from 'react';
import clsx from 'clsx';
import type {UseFormRegisterReturn} from 'react-hook-form';
import {TEXT_INPUT_TYPES} from '../../../constants';
import styles from './styles.module.css';

export type TextInputType = (typeof TEXT_INPUT_TYPES)[number];

type Common = {
  /** Ties it to a live form; without it the browser looks after it. */
  registration?: UseFormRegisterReturn;
};

export type TextInputProps = Common &
  (
    | (Omit<ComponentPropsWithRef<'input'>, 'type'> & {
        /** Any type but those of `TEXT_INPUT_TYPES` falls back to `text`. Default: 'text'. */
        type?: TextInputType | (string & Record<never, never>);
        multiline?: false;
      })
    | (ComponentPropsWithRef<'textarea'> & {
        /** A text area, `rows` lines high. */
        multiline: true;
        type?: undefined;
      })
  );

const isKnown = (type: string): type is TextInputType =>
  (TEXT_INPUT_TYPES as readonly string[]).includes(type);

/** A field that is typed into: one line, or several. */
export default function TextInput({registration, className, ...props}: TextInputProps): ReactNode {
  const shared = {...registration, className: clsx(styles.input, className)};
  if (props.multiline) {
    const {multiline: _, type: __, ...area} = props;
    return <textarea rows={6} {...area} {...shared} />;
  }
  const {multiline: _, type = 'text', ...input} = props;
  return <input {...input} {...shared} type={isKnown(type) ? type : 'text'} />;
}
