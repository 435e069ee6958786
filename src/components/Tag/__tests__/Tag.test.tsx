import {render, screen} from '@testing-library/react';
import Tag from '..';

describe('Tag', () => {
  it('renders text on mint by default', () => {
    render(<Tag>Santé</Tag>);
    expect(screen.getByText('Santé')).toHaveAttribute('data-tint', 'mint');
  });

  it.each(['mint', 'lilac', 'butter', 'coral'] as const)('uses the tint %s', (tint) => {
    render(<Tag tint={tint}>Mot</Tag>);
    expect(screen.getByText('Mot')).toHaveAttribute('data-tint', tint);
  });
});
