import {render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import Icon, {type IconName} from '..';
import icons from '../icons.generated.json';

const html = (element: React.ReactElement) => renderToStaticMarkup(element);
const usedSymbol = (element: React.ReactElement) =>
  /svg\?v=[^"#]+#([^"]+)"/.exec(html(element))?.[1];

describe('Icon', () => {
  it('renders a white 24 px arrow by default (specification, section 3)', () => {
    expect(html(<Icon />)).toBe(
      `<svg width="24" height="24" viewBox="0 0 32 32" color="#FFFFFF" aria-hidden="true"><use href="/img/icons.svg?v=${icons.version}#arrow-right-32"></use></svg>`,
    );
  });

  it.each([
    [24, 'ux-ui-design-32'],
    [40, 'ux-ui-design-32'],
    [41, 'ux-ui-design-64'],
    [96, 'ux-ui-design-64'],
    [128, 'ux-ui-design-64'],
  ])('draws ux-ui-design at %i px with %s', (size, symbol) => {
    expect(usedSymbol(<Icon name="ux-ui-design" size={size} />)).toBe(symbol);
  });

  it.each([
    [24, 'human-64'],
    [96, 'human-64'],
    [97, 'human-128'],
  ])('draws human at %i px with %s, the nearest grid that includes it', (size, symbol) => {
    expect(usedSymbol(<Icon name="human" size={size} />)).toBe(symbol);
  });

  it.each(['Twitter', 'Instagram', 'Linkedin', 'Pinterest'] as const)(
    'accepts %s in both spellings',
    (name) => {
      const lower = name.toLowerCase() as IconName;
      expect(html(<Icon name={name} />)).toBe(html(<Icon name={lower} />));
    },
  );

  it('is announced by its label, and decorative without one', () => {
    const {container} = render(
      <>
        <Icon name="alert" color="currentColor" label="Erreur" />
        <Icon name="alert" />
      </>,
    );
    expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', {name: 'Erreur'})]);
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
  });

  it('names the unknown icon and lists the known ones', () => {
    // @ts-expect-error: an unknown name is a type error too
    expect(() => html(<Icon name="arow-right" />)).toThrow(
      "Unknown icon 'arow-right': write one of alert, alumni, arrow-right, ",
    );
  });
});

describe('the icons of section 9 of the specification', () => {
  const list: Record<number, string> = {
    32: 'close, caret-left, caret-right, check, email, phone, video, ux-ui-design, Twitter, Instagram, Linkedin, Pinterest, flag-fr, flag-en, author, pdf',
    64: 'alumni, beautiful, sustainable, human, cv, tag, ux-ui-design, audit-ux, co-creation, ethnography, pitch-video, prototyping, sustainable-web-design, vision, training, mentoring',
    128: 'alumni, human',
  };
  const cases = Object.entries(list).flatMap(([grid, names]) =>
    names.split(', ').map((name) => [name, Number(grid)] as const),
  );

  it.each(cases)('has %s at %i', (name, grid) => {
    const grids: Record<string, readonly number[]> = icons.grids;
    expect(grids[name.toLowerCase()]).toContain(grid);
  });
});
