import {
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import type {UseFormRegisterReturn} from 'react-hook-form';
import {TEXT_INPUT_TYPES} from '../../../constants';
import styles from './styles.module.css';
import {watchText, type TextControl, type TextOptions} from './watchText';

type TextInputProps = TextOptions & {
  /** Gets the value as the options have it, at each change of it. */
  onValue?: (value: string | number) => void;
  /** Connects it to a live form; without it the browser keeps the state. */
  registration?: UseFormRegisterReturn;
} & (
    | (ComponentPropsWithoutRef<'input'> & {multiline?: false})
    | (ComponentPropsWithoutRef<'textarea'> & {multiline: true})
  );

const types: readonly string[] = TEXT_INPUT_TYPES;

/**
 * A text field of one or more lines; a type missing from `TEXT_INPUT_TYPES` falls back to `text`.
 * `trim`, `numeric`, `lazy` and `debounce` say what `onValue` gets, and when (specification, section
 * 9).
 */
export default function TextInput({
  trim,
  numeric,
  lazy,
  debounce,
  onValue,
  registration,
  className,
  ...props
}: TextInputProps): ReactNode {
  const control = useRef<TextControl>(null);
  const isWatched = onValue !== undefined;
  const give = useEffectEvent((value: string | number) => onValue?.(value));
  useEffect(
    () =>
      isWatched && control.current
        ? watchText(control.current, {trim, numeric, lazy, debounce}, give)
        : undefined,
    [isWatched, trim, numeric, lazy, debounce],
  );
  const shared = {...registration, className: clsx(styles.input, className)};
  const ref = (element: TextControl | null) => {
    control.current = element;
    registration?.ref(element);
  };
  if (props.multiline) {
    const {multiline: _, ...area} = props;
    return <textarea {...area} {...shared} ref={ref} />;
  }
  const {multiline: _, type = 'text', ...input} = props;
  return <input {...input} {...shared} ref={ref} type={types.includes(type) ? type : 'text'} />;
}
