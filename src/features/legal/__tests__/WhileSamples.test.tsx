import samples from '@generated/docusaurus-plugin-content-blog/default/samples.json';
import {render} from '@testing-library/react';
import {WhileSamples} from '../mdx';

describe('WhileSamples', () => {
  it.each([true, false])('shows its text while there are samples: %s', (any) => {
    samples.any = any;
    const {container} = render(
      <WhileSamples>
        <p>Des études sont inventées.</p>
      </WhileSamples>,
    );
    expect(container.textContent).toBe(any ? 'Des études sont inventées.' : '');
  });
});
