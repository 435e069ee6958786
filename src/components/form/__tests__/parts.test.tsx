import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ComponentProps} from 'react';
import {TEXT_INPUT_TYPES} from '../../../constants';
import Checkbox from '../Checkbox';
import ErrorSummary from '../ErrorSummary';
import Field from '../Field';
import RadioGroup from '../RadioGroup';
import Status from '../Status';
import TextInput from '../TextInput';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('Field', () => {
  it.each<[string, Partial<ComponentProps<typeof Field>>, description: string, isValid: boolean]>([
    ['only names the control when there is nothing else', {}, '', true],
    [
      'describes it by its hint, its error and external text, in this order',
      {hint: 'Le vôtre', error: 'Il manque', describedBy: 'elsewhere'},
      'Le vôtre Il manque Ailleurs',
      false,
    ],
    [
      'can be invalid because of external text',
      {describedBy: 'elsewhere', invalid: true},
      'Ailleurs',
      false,
    ],
  ])('%s', (_what, props, description, isValid) => {
    render(
      <>
        <p id="elsewhere">Ailleurs</p>
        <Field id="prenom" label="Prénom" {...props}>
          {(control) => <TextInput {...control} name="firstname" />}
        </Field>
      </>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', {name: 'Prénom'});
    expect(input).toHaveAttribute('id', 'prenom');
    expect(input).toHaveAccessibleDescription(description);
    expect(input.getAttribute('aria-invalid')).toBe(isValid ? null : 'true');
  });
});

describe('TextInput', () => {
  it('has the type asked for, or else is a text field', () => {
    const types = [...TEXT_INPUT_TYPES, 'file', 'TEXT', ''];
    const {container} = render(types.map((type) => <TextInput key={type} type={type} />));
    const shown = [...container.querySelectorAll('input')].map((input) =>
      input.getAttribute('type'),
    );
    expect(shown).toEqual([...TEXT_INPUT_TYPES, 'text', 'text', 'text']);
  });

  it('renders several lines', () => {
    render(<TextInput aria-label="Message" multiline rows={8} name="message" />);
    const area = screen.getByRole('textbox', {name: 'Message'});
    expect(area.tagName).toBe('TEXTAREA');
    expect(area).toHaveAttribute('rows', '8');
    expect(area).not.toHaveAttribute('type');
  });
});

describe('the options of a text field', () => {
  const given = jest.fn<void, [string | number]>();
  type Options = Pick<ComponentProps<typeof TextInput>, 'trim' | 'numeric' | 'lazy' | 'debounce'>;
  const show = (options: Options) =>
    render(
      <form>
        <TextInput aria-label="Texte" onValue={given} {...options} />
      </form>,
    );
  const input = () => screen.getByRole<HTMLInputElement>('textbox');
  const values = () => given.mock.calls.map(([value]) => value);

  beforeEach(() => given.mockClear());

  it('by default gives each keystroke as it is', async () => {
    show({});
    await userEvent.type(input(), ' a');
    expect(values()).toEqual([' ', ' a']);
  });

  it('trim: the value at once, and the text when the field is left', async () => {
    show({trim: true});
    await userEvent.type(input(), 'a ');
    expect(values().at(-1)).toBe('a');
    expect(input()).toHaveValue('a ');
    await userEvent.tab();
    expect(input()).toHaveValue('a');
  });

  it.each([
    ['12.5', 12.5],
    ['12 px', 12],
    ['douze', 'douze'],
  ])('numeric: %s is %j', (text, value) => {
    show({numeric: true});
    fireEvent.input(input(), {target: {value: text}});
    expect(values()).toEqual([value]);
  });

  it('lazy: once the field is left, or sent', async () => {
    show({lazy: true});
    await userEvent.type(input(), 'abc');
    expect(values()).toEqual([]);
    await userEvent.tab();
    expect(values()).toEqual(['abc']);
    await userEvent.type(input(), 'd');
    fireEvent.submit(input().form as HTMLFormElement);
    expect(values()).toEqual(['abc', 'abcd']);
  });

  it('debounce: after that many ms without a keystroke, or once the field is left', () => {
    jest.useFakeTimers();
    show({debounce: 300});
    const type = (value: string) => fireEvent.input(input(), {target: {value}});
    type('a');
    jest.advanceTimersByTime(299);
    type('ab');
    jest.advanceTimersByTime(299);
    expect(values()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(values()).toEqual(['ab']);
    type('abc');
    fireEvent.blur(input());
    expect(values()).toEqual(['ab', 'abc']);
    jest.runAllTimers();
    expect(values()).toHaveLength(2);
    jest.useRealTimers();
  });
});

describe('Checkbox', () => {
  it('is named by its label, and not invalid before it is touched', () => {
    render(
      <Checkbox name="checked" value="true">
        J’accepte
      </Checkbox>,
    );
    expect(screen.getByRole('checkbox', {name: 'J’accepte'})).toHaveAttribute(
      'aria-invalid',
      'false',
    );
  });
});

describe('RadioGroup', () => {
  const groupWith = (error?: string) => (
    <RadioGroup
      id="purpose"
      legend="Qu’est-ce qui vous amène ?"
      name="purpose"
      error={error}
      required
      options={[
        {value: 'project', label: 'Un projet', hint: 'Une idée, une question'},
        {value: 'other', label: 'Autre chose', hint: 'Presse'},
      ]}
    />
  );
  const group = groupWith('Choisissez une réponse');

  it('renders a group named by its question, with its error', () => {
    const {rerender} = render(groupWith());
    const invalid = () =>
      screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-invalid'));
    expect(invalid()).toEqual(['false', 'false']);
    rerender(group);
    const fieldset = screen.getByRole('group', {name: 'Qu’est-ce qui vous amène ?'});
    expect(fieldset).toHaveAccessibleDescription('Choisissez une réponse');
    expect(invalid()).toEqual(['true', 'true']);
  });

  it('separates an answer’s name from its hint and makes its whole row clickable', async () => {
    render(group);
    const project = screen.getByRole('radio', {name: 'Un projet'});
    expect(project).toHaveAccessibleDescription('Une idée, une question');
    expect(project).toHaveAttribute('id', 'purpose');
    await userEvent.click(screen.getByText('Une idée, une question'));
    expect(project).toBeChecked();
  });
});

describe('ErrorSummary', () => {
  const errors = [{fieldId: 'email', message: 'Email non valide…'}];
  const page = (attempt: number, list: typeof errors = errors) => (
    <>
      <ErrorSummary title="Il manque une information" errors={list} attempt={attempt} />
      <label htmlFor="email">Adresse e-mail</label>
      <input id="email" />
    </>
  );

  it('receives focus when it appears, and again at the next attempt', async () => {
    const {rerender} = render(page(0, []));
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(page(1));
    const summary = screen.getByRole('group', {name: 'Il manque une information'});
    expect(summary).toHaveFocus();
    await userEvent.click(screen.getByRole('textbox'));
    rerender(page(1));
    expect(summary).not.toHaveFocus();
    rerender(page(2));
    expect(summary).toHaveFocus();
  });

  it('is an alert inside the focused element', () => {
    render(page(1));
    expect(screen.getByRole('group')).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).not.toHaveFocus();
  });

  it('links to the field', async () => {
    render(page(1));
    const link = screen.getByRole('link', {name: 'Email non valide…'});
    expect(link).toHaveAttribute('href', '#email');
    await userEvent.click(link);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

describe('Status', () => {
  it('has both live regions even while they are empty', () => {
    render(<Status />);
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
  });

  it.each([undefined, 'info', 'success', 'error'] as const)(
    'announces its text alone, whatever the tone: %s',
    (tone) => {
      const {container} = render(<Status tone={tone}>Parfait</Status>);
      const [own, other] = tone === 'error' ? ['alert', 'status'] : ['status', 'alert'];
      expect(screen.getByRole(own)).toHaveTextContent(/^Parfait$/);
      expect(screen.getByRole(other)).toHaveTextContent(/^$/);
      const icons = container.querySelectorAll('svg');
      expect(icons).toHaveLength(tone ? 1 : 0);
      icons.forEach((icon) => expect(icon).toHaveAttribute('aria-hidden', 'true'));
    },
  );
});
