import {renderToStaticMarkup} from 'react-dom/server';
import {mark} from '../../../mark';
import Mark from '..';

describe('Mark', () => {
  it('is hidden from assistive technology', () => {
    expect(renderToStaticMarkup(<Mark />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
  });

  it('keeps the proportions of its drawing', () => {
    const width = (40 * mark.width) / mark.height;
    expect(renderToStaticMarkup(<Mark size={40} />)).toContain(`width="${width}" height="40"`);
  });

  it('renders no style attribute (content security policy)', () => {
    expect(renderToStaticMarkup(<Mark className="a" />)).not.toContain('style=');
  });
});
