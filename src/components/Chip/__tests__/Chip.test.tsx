import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Chip from '..';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: (props: React.ComponentProps<'a'>) => <a {...props}>{props.children}</a>,
}));

describe('Chip', () => {
  it('renders a toggle button, not pressed by default', () => {
    render(<Chip>Tout</Chip>);
    const chip = screen.getByRole('button', {name: 'Tout', pressed: false});
    expect(chip).toHaveAttribute('type', 'button');
  });

  it('exposes its pressed state', () => {
    render(<Chip pressed>Tout</Chip>);
    expect(screen.getByRole('button', {name: 'Tout', pressed: true})).toBeVisible();
  });

  it('works with the keyboard', async () => {
    const onClick = jest.fn();
    render(<Chip onClick={onClick}>Santé</Chip>);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('renders a link when it has an address', () => {
    render(<Chip href="/team/">Équipe</Chip>);
    expect(screen.getByRole('link', {name: 'Équipe'})).not.toHaveAttribute('aria-pressed');
  });

  it('hides its disc from assistive technology', () => {
    render(<Chip tint="lilac">Interface médicale</Chip>);
    const chip = screen.getByRole('button', {name: 'Interface médicale'});
    expect(chip).toHaveAttribute('data-tint', 'lilac');
  });
});
