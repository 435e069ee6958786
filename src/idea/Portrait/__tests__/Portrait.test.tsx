import {render} from '@testing-library/react';
import Portrait from '..';

jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (url: string) => `/en${url}`,
}));

describe('Portrait', () => {
  it('is replaced by a photo when there is one', () => {
    const {container} = render(<Portrait id="coordination" photo="/img/team/ft.webp" />);
    expect(container.querySelector('svg')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', '/en/img/team/ft.webp');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });
});
