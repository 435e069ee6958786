import {render} from '@testing-library/react';
import {WhileSamples} from '../WhileSamples';

const mockSamples = {any: true};
jest.mock('@generated/docusaurus-plugin-content-blog/default/samples.json', () => ({
  __esModule: true,
  default: mockSamples,
}));

describe('WhileSamples', () => {
  it.each([true, false])('shows its text while there are samples: %s', (any) => {
    mockSamples.any = any;
    const {container} = render(
      <WhileSamples>
        <p>Des études sont inventées.</p>
      </WhileSamples>,
    );
    expect(container.textContent).toBe(any ? 'Des études sont inventées.' : '');
  });
});
