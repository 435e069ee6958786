import {render} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import Portrait from '..';
import {portraitOf, traits} from '../portrait';

jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (url: string) => `/en${url}`,
}));

const ids = Array.from({length: 400}, (_, index) => `person-${index}`);

describe('portraitOf', () => {
  it('draws the same face for the same id', () => {
    expect(portraitOf('design-de-service')).toEqual(portraitOf('design-de-service'));
    expect(renderToStaticMarkup(<Portrait id="ethnographie" />)).toBe(
      renderToStaticMarkup(<Portrait id="ethnographie" />),
    );
  });

  it('keeps the faces of the sample team across versions of the site', () => {
    expect(portraitOf('ethnographie')).toMatchInlineSnapshot(`
      {
        "clothes": "coral",
        "cut": "bun",
        "glasses": false,
        "ground": "sage",
        "hair": "copper",
        "light": "high",
        "shift": 0,
        "side": "right",
        "skin": "shell",
      }
    `);
  });

  it('gives each member of the sample team a different face', () => {
    const team = [
      'design-de-service',
      'design-interface',
      'ethnographie',
      'design-espace',
      'developpement',
      'illustration',
      'coordination',
      'accessibilite',
    ].map((id) => {
      const {cut, hair, skin} = portraitOf(id);
      return `${cut} ${hair} ${skin}`;
    });
    expect(new Set(team).size).toBe(team.length);
  });

  it('uses every background, skin, hair colour, haircut and clothes colour', () => {
    const faces = ids.map((id) => portraitOf(id));
    for (const [trait, all] of Object.entries(traits)) {
      const seen = faces.map((face) => face[trait as keyof typeof traits]);
      expect(new Set(seen)).toEqual(new Set(all));
    }
  });

  it('always contrasts hair with skin and clothes with the background', () => {
    for (const {skin, hair, ground, clothes: worn} of ids.map((id) => portraitOf(id))) {
      expect([skin, hair]).not.toEqual(['espresso', 'chestnut']);
      expect(worn).not.toBe(ground);
    }
  });
});

describe('Portrait', () => {
  it('is hidden from assistive technology', () => {
    const {container} = render(<Portrait id="coordination" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('renders no style attribute (content security policy)', () => {
    expect(renderToStaticMarkup(<Portrait id="coordination" />)).not.toContain('style=');
  });

  it('is replaced by a photo when there is one', () => {
    const {container} = render(<Portrait id="coordination" photo="/img/team/ft.webp" />);
    expect(container.querySelector('svg')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', '/en/img/team/ft.webp');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });
});
