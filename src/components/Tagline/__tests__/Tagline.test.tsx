import {render, screen} from '@testing-library/react';
import {say, speak} from '@site/scripts/__tests__/jest/words';
import Tagline from '..';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: (props: React.ComponentProps<'a'>) => <a {...props}>{props.children}</a>,
}));

describe('Tagline', () => {
  beforeAll(() => speak('fr'));

  it('shows the title of home, leaning left, medium size, by default', () => {
    const {container} = render(<Tagline />);
    const element = container.firstElementChild;
    expect(element).toHaveTextContent(say('home.Hero.title'));
    expect(element?.tagName).toBe('P');
    expect(element).toHaveAttribute('data-orientation', 'left');
    expect(element).toHaveAttribute('data-color', 'medium');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows its children', () => {
    render(<Tagline>Nos outils</Tagline>);
    expect(screen.getByText('Nos outils')).toBeVisible();
  });

  it('renders a link', () => {
    render(<Tagline href="/team/">Équipe</Tagline>);
    expect(screen.getByRole('link', {name: 'Équipe'})).toHaveAttribute('href', '/team/');
  });

  it('renders a heading', () => {
    render(<Tagline as="h2">Nos idées</Tagline>);
    expect(screen.getByRole('heading', {level: 2, name: 'Nos idées'})).toBeVisible();
  });

  it('leans right, in another colour', () => {
    const {container} = render(<Tagline orientation="right" color="brand" />);
    expect(container.firstElementChild).toHaveAttribute('data-orientation', 'right');
    expect(container.firstElementChild).toHaveAttribute('data-color', 'brand');
  });
});
