/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen, waitFor} from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {createCombobox, type ComboboxOptions} from '../combobox';

const words = {
  label: 'Adresse',
  placeholder: 'Une adresse',
  help: 'Flèches',
  list: 'Adresses',
  loading: 'Elles arrivent…',
  none: 'Rien.',
  one: 'Une.',
  several: '{count} adresses.',
  unavailable: 'Pas de réponse.',
};

function show({value = '', ...options}: Partial<ComboboxOptions> & {value?: string} = {}) {
  const on = {onValue: jest.fn(), onTaken: jest.fn(), onSubmit: jest.fn(), onClose: jest.fn()};
  const suggest = jest.fn((input: string) => Promise.resolve([`${input} A`, `${input} B`]));
  const {root, field, begin} = createCombobox({words, suggest, ...on, ...options});
  document.body.replaceChildren(root);
  field.focus();
  if (value) begin(value);
  return {...on, suggest, field, begin, user: userEvent.setup()};
}

const options = () => screen.queryAllByRole('option');

it('is a named combobox with instructions', () => {
  const {field} = show();
  expect(screen.getByRole('combobox', {name: 'Adresse'})).toBe(field);
  expect(field).toHaveAccessibleDescription('Flèches');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('searches after a pause, from three characters', async () => {
  const {field, user, suggest, onValue} = show();
  await user.type(field, 'ru');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(suggest).not.toHaveBeenCalled();
  await user.type(field, 'e de');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(suggest.mock.calls).toEqual([['rue de']]);
  expect(onValue).toHaveBeenLastCalledWith('rue de');
  expect(screen.getByRole('status')).toHaveTextContent('2 adresses.');
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

it('searches at once for text typed in the plain field', async () => {
  const {field, suggest} = show({value: 'rue de'});
  expect(field).toHaveValue('rue de');
  expect(screen.getByRole('status')).toHaveTextContent('Elles arrivent…');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(suggest).toHaveBeenCalledTimes(1);
});

it('keeps text typed before the plain field’s text arrives', async () => {
  const {field, user, begin, onValue, suggest} = show();
  await user.keyboard('de');
  begin('rue ');
  expect(field).toHaveValue('rue de');
  expect(onValue).toHaveBeenLastCalledWith('rue de');
  await user.keyboard(' la');
  expect(field).toHaveValue('rue de la');
  begin('');
  expect(field).toHaveValue('rue de la');
  await waitFor(() => expect(suggest).toHaveBeenLastCalledWith('rue de la'));
});

it('cycles through list and field with the arrow keys, and selects with Enter', async () => {
  const {field, user, onValue, onTaken, onSubmit} = show({value: 'rue'});
  await waitFor(() => expect(options()).toHaveLength(2));
  const active = () => field.getAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(options()[1]?.id);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('rue A');
  expect(onValue).toHaveBeenLastCalledWith('rue A');
  expect(onTaken).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(options()).toHaveLength(0);
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('rue A');
});

it('selects with a click and keeps focus', async () => {
  const {field, user} = show({value: 'rue'});
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.click(options()[1]!);
  expect(field).toHaveValue('rue B');
  expect(field).toHaveFocus();
});

it('submits the typed text with Enter when no suggestion is active', async () => {
  const {user, onSubmit} = show({value: 'rue'});
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('rue');
});

it('closes the list with Escape, then requests to be closed', async () => {
  const {field, user, onClose} = show({value: 'rue'});
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(field).toHaveValue('rue');
});

it('stays closed after Escape, even when a response is pending', async () => {
  const answers: Array<(found: string[]) => void> = [];
  const {field, user, onClose} = show({
    suggest: () => new Promise((resolve) => answers.push(resolve)),
    value: 'rue',
  });
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  answers[0]?.(['rue A']);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('shows the response to the last input, whatever their order', async () => {
  const answers: Array<(found: string[]) => void> = [];
  const {field, user} = show({
    suggest: () => new Promise((resolve) => answers.push(resolve)),
    value: 'rue',
  });
  await user.type(field, ' de');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(['rue de C']);
  answers[0]?.(['rue D']);
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(options()[0]).toHaveTextContent('rue de C');
});

it('announces that there are no results or no connection', async () => {
  show({value: 'rue', suggest: () => Promise.resolve([])});
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Rien.'));
  expect(screen.getByRole('status')).toHaveClass('seen');
  show({value: 'rue', suggest: () => Promise.reject(new Error('no'))});
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Pas de réponse.'));
});

it('shows suggestions as text, never as HTML', async () => {
  show({value: 'rue', suggest: () => Promise.resolve(['<img src=x onerror=alert(1)>'])});
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(options()[0]?.querySelector('img')).toBeNull();
  expect(options()[0]).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it('names Google Maps with its suggestions', async () => {
  show({value: 'rue'});
  await waitFor(() => expect(screen.getByText('Google Maps')).toBeVisible());
});
