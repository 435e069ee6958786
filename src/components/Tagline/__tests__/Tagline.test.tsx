import {render, screen} from '@testing-library/react';
import Tagline from '..';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: (props: React.ComponentProps<'a'>) => <a {...props}>{props.children}</a>,
}));

describe('Tagline', () => {
  it('says the tagline of the site, leaning left, in medium, by default', () => {
    const {container} = render(<Tagline />);
    const element = container.firstElementChild;
    expect(element).toHaveTextContent(/^Concevoir avec soin, pour le soin\.$/);
    expect(element?.tagName).toBe('P');
    expect(element).toHaveAttribute('data-orientation', 'left');
    expect(element).toHaveAttribute('data-color', 'medium');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says what the caller says', () => {
    render(<Tagline>Notre offre</Tagline>);
    expect(screen.getByText('Notre offre')).toBeVisible();
  });

  it('can be a link', () => {
    render(<Tagline href="/team/">Équipe</Tagline>);
    expect(screen.getByRole('link', {name: 'Équipe'})).toHaveAttribute('href', '/team/');
  });

  it('can be a heading', () => {
    render(<Tagline as="h2">Nos valeurs</Tagline>);
    expect(screen.getByRole('heading', {level: 2, name: 'Nos valeurs'})).toBeVisible();
  });

  it('can lean right, in another colour', () => {
    const {container} = render(<Tagline orientation="right" color="brand" />);
    expect(container.firstElementChild).toHaveAttribute('data-orientation', 'right');
    expect(container.firstElementChild).toHaveAttribute('data-color', 'brand');
  });
});
