import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Button from '..';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: (props: React.ComponentProps<'a'>) => <a {...props}>{props.children}</a>,
}));

describe('Button', () => {
  it('renders a button that does not submit by default', () => {
    render(<Button>Suivant</Button>);
    const button = screen.getByRole('button', {name: 'Suivant'});
    expect(button).toHaveAttribute('type', 'button');
    expect(button).toHaveAttribute('data-variant', 'primary');
  });

  it('submits with type="submit"', () => {
    render(<Button type="submit">Envoyer</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
  });

  it('renders a link when it has an address', () => {
    render(
      <Button href="/#work" variant="ghost">
        Voir nos projets
      </Button>,
    );
    const link = screen.getByRole('link', {name: 'Voir nos projets'});
    expect(link).toHaveAttribute('href', '/#work');
    expect(link).not.toHaveAttribute('type');
  });

  it.each([
    ['end', '#text', 'svg'],
    ['start', 'svg', '#text'],
  ] as const)('renders a decorative icon at the %s', (iconPosition, first, last) => {
    render(
      <Button icon="arrow-right" iconPosition={iconPosition}>
        Suivant
      </Button>,
    );
    const button = screen.getByRole('button', {name: 'Suivant'});
    expect(button.firstChild?.nodeName).toBe(first);
    expect(button.lastChild?.nodeName).toBe(last);
    expect(button.querySelector('svg')).toHaveAttribute('color', 'currentColor');
  });

  it('does nothing while it is disabled', async () => {
    const onClick = jest.fn();
    render(
      <Button disabled onClick={onClick}>
        S’inscrire
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('forwards its ref', () => {
    const ref = {current: null as HTMLButtonElement | null};
    render(<Button ref={ref}>Suivant</Button>);
    expect(ref.current?.tagName).toBe('BUTTON');
  });
});
