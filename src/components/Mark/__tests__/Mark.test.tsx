import {renderToStaticMarkup} from 'react-dom/server';
import Mark from '..';

describe('Mark', () => {
  it('is decoration: hidden from assistive technology', () => {
    expect(renderToStaticMarkup(<Mark />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
  });

  it('is three wide for two high', () => {
    expect(renderToStaticMarkup(<Mark size={40} />)).toContain('width="60" height="40"');
  });

  it('writes no style attribute (content security policy)', () => {
    expect(renderToStaticMarkup(<Mark className="a" />)).not.toContain('style=');
  });
});
