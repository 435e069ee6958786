import {act, fireEvent, render, screen} from '@testing-library/react';
import Image from '..';
import {image} from '@site/scripts/__tests__/jest/image';

const placeholder = (container: HTMLElement) => container.querySelector('img[aria-hidden]');

/** Ends the loading of the picture, which can be decoded or not. */
const load = async (decoded = Promise.resolve()) => {
  const picture = screen.getByAltText<HTMLImageElement>('Un œil');
  picture.decode = () => decoded;
  await act(async () => {
    fireEvent.load(picture);
    await Promise.resolve();
  });
};

describe('Image', () => {
  it('shows the placeholder until the picture is decoded, hidden from assistive technology', async () => {
    const {container} = render(<Image image={image} alt="Un œil" />);
    expect(placeholder(container)).toHaveAttribute('alt', '');
    await load();
    expect(placeholder(container)).toBeNull();
  });

  it('keeps the placeholder when the picture cannot be decoded', async () => {
    const broken = {...image, src: '/assets/images/broken-1280.webp'};
    const {container} = render(<Image image={broken} alt="Un œil" />);
    await load(Promise.reject(new Error('broken')));
    expect(placeholder(container)).not.toBeNull();
  });

  it('shows the alternative text when the picture fails to load, announced only once', () => {
    const {container} = render(<Image image={image} alt="Un œil" />);
    fireEvent.error(screen.getByAltText('Un œil'));
    expect(screen.getByText('Un œil')).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstChild).toHaveAttribute('data-failed');
    expect(screen.getByAltText('Un œil')).toBeInTheDocument();
  });

  it('shows the tint of a drawing as long', async () => {
    const drawing = {
      ...image,
      src: '/assets/drawings/cover.svg',
      placeholder: undefined,
      tint: 'light-dark(#ffe3a3, #2c2660)',
    };
    const {container} = render(<Image image={drawing} alt="Un œil" />);
    expect(container.querySelector('svg')).toHaveAttribute('color', drawing.tint);
    expect(placeholder(container)).toBeNull();
    await load();
    expect(container.querySelector('svg')).toBeNull();
  });

  it('needs no placeholder for a picture that it has shown before', async () => {
    const seen = {...image, src: '/assets/images/seen-1280.webp'};
    const {container, unmount} = render(<Image image={seen} alt="Un œil" />);
    await load();
    unmount();
    expect(container).toBeEmptyDOMElement();
    const again = render(<Image image={seen} alt="Un œil" />);
    expect(placeholder(again.container)).toBeNull();
    again.unmount();
    // Of other `sizes`, the browser may choose another file.
    expect(
      placeholder(render(<Image image={seen} alt="Un œil" sizes="50vw" />).container),
    ).not.toBeNull();
  });

  it('replaces the alternative text when a retry loads the picture', async () => {
    const {container} = render(<Image image={image} alt="Un œil" />);
    fireEvent.error(screen.getByAltText('Un œil'));
    await load();
    expect(screen.queryByText('Un œil')).toBeNull();
    expect(container.firstChild).not.toHaveAttribute('data-failed');
  });
});
