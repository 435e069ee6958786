import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useRef} from 'react';
import {createFormControl, type UseFormRegisterReturn} from 'react-hook-form';
import {clearDraft, createStore, hasDraft, readDraft, saveDraft} from '../../../lib/storage';
import {fillFields, readFields, useDraft} from '../draft';
import {useLiveForm, type LiveForm} from '../useLiveForm';

afterEach(() => {
  clearDraft('test');
  sessionStorage.clear();
});

describe('the visitor’s fields of a form', () => {
  function form(html: string): HTMLFormElement {
    document.body.innerHTML = `<form>${html}</form>`;
    return document.forms[0] as HTMLFormElement;
  }
  afterEach(() => {
    document.body.innerHTML = '';
  });

  const fields = `
    <input type="hidden" name="form-name" value="x"><input name="trap" hidden value="">
    <input name="email"><textarea name="message"></textarea>
    <input type="password" name="secret" value="s">
    <input type="checkbox" name="checked" value="true">
    <input type="radio" name="purpose" value="a"><input type="radio" name="purpose" value="b">
    <button name="go" value="1">Go</button>`;

  it('are read without hidden fields, passwords and buttons', () => {
    expect(readFields(form(fields))).toEqual({email: '', message: '', checked: '', purpose: ''});
  });

  it('can be filled and read back', () => {
    const filled = form(fields);
    const values = {email: 'a@b.fr', message: 'Bonjour', checked: 'true', purpose: 'b'};
    fillFields(filled, {...values, trap: 'x', unknown: 'y'});
    expect(readFields(filled)).toEqual(values);
    expect(new FormData(filled).get('trap')).toBe('');
  });

  it('keep what was typed in the meantime', () => {
    const touched = form(fields);
    (touched.elements.namedItem('email') as HTMLInputElement).value = 'new';
    (touched.elements.namedItem('checked') as HTMLInputElement).checked = true;
    fillFields(touched, {email: 'old', checked: '', message: 'kept'});
    expect(readFields(touched)).toMatchObject({email: 'new', checked: 'true', message: 'kept'});
  });
});

describe('useLiveForm', () => {
  type Live = LiveForm<{typed: string}> & {email: UseFormRegisterReturn};

  async function start(form: HTMLFormElement): Promise<Live> {
    await load();
    const fields = createFormControl({defaultValues: {email: readFields(form).email ?? ''}});
    const store = createStore({typed: fields.getValues('email')});
    return {
      get: store.get,
      subscribe(listener) {
        const stops = [
          store.subscribe(listener),
          fields.subscribe({
            formState: {values: true},
            callback: ({values}) => store.set({typed: values.email}),
          }),
        ];
        return () => stops.forEach((stop) => stop());
      },
      email: fields.register('email'),
    };
  }

  let load: jest.Mock<Promise<void>, []>;

  function Form() {
    const form = useRef<HTMLFormElement>(null);
    useDraft(form, 'test');
    const {live, state, failed, submitLive} = useLiveForm<{typed: string}, Live>(form, start, () =>
      hasDraft('test'),
    );
    return (
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          submitted(state?.typed);
        }}
      >
        <input aria-label="E-mail" name="email" {...live?.email} />
        <output>{state ? `vu ${state.typed}` : failed ? 'en échec' : 'simple'}</output>
        <button type="button" onClick={submitLive}>
          Suivant
        </button>
      </form>
    );
  }

  const submitted = jest.fn<void, [string | undefined]>();
  const input = () => screen.getByRole<HTMLInputElement>('textbox');

  beforeEach(() => {
    load = jest.fn(() => Promise.resolve());
    submitted.mockClear();
  });

  it('leaves the form alone until the first interaction', () => {
    render(<Form />);
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('simple');
  });

  // e2e/newsletter.spec.ts covers the caret in a real browser.
  it('hydrates the same control, keeping its text and focus', async () => {
    let arrive: () => void = () => undefined;
    load.mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    render(<Form />);
    const before = input();
    await userEvent.type(before, 'camille');
    expect(readDraft('test')).toEqual({email: 'camille'});
    await act(async () => {
      arrive();
      await Promise.resolve();
    });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('vu camille'));
    expect(input()).toBe(before);
    expect(before).toHaveFocus();
    expect(before).toHaveValue('camille');
    await userEvent.keyboard('X');
    expect(screen.getByRole('status')).toHaveTextContent('vu camilleX');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays plain when the live form fails to load, and retries at the next interaction', async () => {
    load.mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
    render(<Form />);
    await act(() => {
      input().focus();
      return Promise.resolve();
    });
    fireEvent.input(input(), {target: {value: 'a'}});
    expect(screen.getByRole('status')).toHaveTextContent('en échec');
    act(() => input().blur());
    act(() => input().focus());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('vu a'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('submits once the live form is loaded, once for several clicks', async () => {
    render(<Form />);
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith(''));
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is live from the start when a draft fills the fields', async () => {
    saveDraft('test', {email: 'kept'});
    render(<Form />);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('vu kept'));
    expect(input()).toHaveValue('kept');
  });
});
