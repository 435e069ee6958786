import type {ComponentPropsWithRef, ReactNode} from 'react';
import clsx from 'clsx';
import type {UseFormRegisterReturn} from 'react-hook-form';
import {TEXT_INPUT_TYPES} from '../../../constants';
import styles from './styles.module.css';

type TextInputProps = {
  /** Connects it to a live form; without it the browser keeps the state. */
  registration?: UseFormRegisterReturn;
} & (
  | (ComponentPropsWithRef<'input'> & {multiline?: false})
  | (ComponentPropsWithRef<'textarea'> & {multiline: true})
);

const types: readonly string[] = TEXT_INPUT_TYPES;

/**
 * A text field of one or more lines; a type missing from `TEXT_INPUT_TYPES` falls back to `text`.
 */
export default function TextInput({registration, className, ...props}: TextInputProps): ReactNode {
  const shared = {...registration, className: clsx(styles.input, className)};
  if (props.multiline) {
    const {multiline: _, ...area} = props;
    return <textarea {...area} {...shared} />;
  }
  const {multiline: _, type = 'text', ...input} = props;
  return <input {...input} {...shared} type={types.includes(type) ? type : 'text'} />;
}
