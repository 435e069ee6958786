import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Mark from '../Mark';
import styles from './styles.module.css';

interface TaglineProps {
  children?: ReactNode;
  href?: string;
  /** Side of the mark. Default: 'left'. */
  orientation?: 'left' | 'right';
  /**
   * 'medium' follows the theme and the background; 'light' and 'dark' are fixed; 'brand' is the
   * brand's text colour.
   */
  color?: 'medium' | 'light' | 'dark' | 'brand';
  /** Element name: a heading if the text titles a section. Default: 'p'. */
  as?: 'p' | 'h2' | 'h3';
}

export default function Tagline({
  children,
  href,
  orientation = 'left',
  color = 'medium',
  as: Element = 'p',
}: TaglineProps): ReactNode {
  const words =
    children ??
    translate({
      id: 'components.Tagline.default',
      message: 'Concevoir avec soin, pour le soin.',
      description: "The site's tagline, shown as a small heading unless the section has its own.",
    });
  return (
    <Element className={styles.tagline} data-orientation={orientation} data-color={color}>
      <Mark />
      {href ? (
        <Link href={href} className={styles.link}>
          {words}
        </Link>
      ) : (
        words
      )}
    </Element>
  );
}
