import {renderToStaticMarkup} from 'react-dom/server';
import Mark from '..';

describe('Mark', () => {
  it('is hidden from assistive technology', () => {
    expect(renderToStaticMarkup(<Mark />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
  });

  it('has a ratio of 3 to 2', () => {
    expect(renderToStaticMarkup(<Mark size={40} />)).toContain('width="60" height="40"');
  });

  it('renders no style attribute (content security policy)', () => {
    expect(renderToStaticMarkup(<Mark className="a" />)).not.toContain('style=');
  });
});
