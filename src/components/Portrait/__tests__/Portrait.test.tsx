import {render} from '@testing-library/react';
import Portrait from '..';
import {portraitOf} from '../portrait';

jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (url: string) => `/en${url}`,
}));

const ids = Array.from({length: 400}, (_, index) => `person-${index}`);

describe('portraitOf', () => {
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

  it('always contrasts hair with skin and clothes with the background', () => {
    for (const {skin, hair, ground, clothes: worn} of ids.map((id) => portraitOf(id))) {
      expect([skin, hair]).not.toEqual(['espresso', 'chestnut']);
      expect(worn).not.toBe(ground);
    }
  });
});

describe('Portrait', () => {
  it('is replaced by a photo when there is one', () => {
    const {container} = render(<Portrait id="coordination" photo="/img/team/ft.webp" />);
    expect(container.querySelector('svg')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', '/en/img/team/ft.webp');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });
});
