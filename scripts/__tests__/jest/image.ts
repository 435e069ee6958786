import type {Image} from '@site/src/lib/image';

/** A picture of a text, as the build gives it to a page. */
export const image: Image = {
  src: '/assets/images/cover-1280.webp',
  srcset: '/assets/images/cover-640.webp 640w, /assets/images/cover-1280.webp 1280w',
  sources: [{type: 'image/avif', srcset: '/assets/images/cover-640.avif 640w'}],
  sizes: '100vw',
  width: 2400,
  height: 1500,
  placeholder: 'data:image/webp;base64,UklGRg==',
};
