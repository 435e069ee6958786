import {useEffect, type RefObject} from 'react';
import {readDraft, saveDraft} from '../../lib/draft';
import {fillFields, readFields} from './fields';

/** Keeps a form's answers as the session's draft, and restores them after a reload or on the next page. */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    fillFields(element, readDraft(key));
    const save = () => saveDraft(key, readFields(element));
    // `change` too: some browsers fill fields in without an `input` event.
    element.addEventListener('input', save);
    element.addEventListener('change', save);
    return () => {
      element.removeEventListener('input', save);
      element.removeEventListener('change', save);
    };
  }, [form, key]);
}
