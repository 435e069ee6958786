import React, {type ReactNode} from 'react';
import {Caption} from '../Caption';
import {GalleryContext} from '../context';
import mdx from '../mdx.module.css';
import type {PropsOf} from './schemas';
import styles from './styles.module.css';

/**
 * Pictures side by side, as wide as the page, two or more to a row and one on a phone:
 *
 *     <Gallery caption="Les trois essais.">
 *
 *     ![Un disque jaune.](./un.png)
 *
 *     ![Un disque vert.](./deux.png "Celui que nous avons gardé.")
 *
 *     </Gallery>
 */
export function Gallery({
  caption,
  children,
}: PropsOf<'Gallery'> & {
  /** Figures: what the build makes of the pictures (plugins/case-studies/remark/figures.ts). */
  children: ReactNode;
}): ReactNode {
  return (
    <figure className={mdx.figure} data-breakout="">
      <div className={styles.gallery}>
        <GalleryContext value>{children}</GalleryContext>
      </div>
      <Caption>{caption}</Caption>
    </figure>
  );
}
