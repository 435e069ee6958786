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

  it('keeps the faces of the sample team from one version of the site to the next', () => {
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

  it('gives the members of the sample team faces that differ', () => {
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

  it('uses every ground, skin, hair colour, cut and colour of clothes', () => {
    const faces = ids.map((id) => portraitOf(id));
    for (const [trait, all] of Object.entries(traits)) {
      const seen = faces.map((face) => face[trait as keyof typeof traits]);
      expect(new Set(seen)).toEqual(new Set(all));
    }
  });

  it('never draws hair that is lost on the skin, or clothes that are lost on the ground', () => {
    for (const {skin, hair, ground, clothes: worn} of ids.map((id) => portraitOf(id))) {
      expect([skin, hair]).not.toEqual(['espresso', 'chestnut']);
      expect(worn).not.toBe(ground);
    }
  });
});

describe('Portrait', () => {
  it('is decoration', () => {
    const {container} = render(<Portrait id="coordination" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has no style attribute, which the content security policy forbids', () => {
    expect(renderToStaticMarkup(<Portrait id="coordination" />)).not.toContain('style=');
  });

  it('gives way to a photo', () => {
    const {container} = render(<Portrait id="coordination" photo="/img/team/ft.webp" />);
    expect(container.querySelector('svg')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', '/en/img/team/ft.webp');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });
});
