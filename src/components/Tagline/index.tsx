import Link from '../Link';
import type {ReactNode} from 'react';
import {oneLine} from '../../lib/text';
import {translate} from '../../lib/translate';
import styles from './styles.module.css';

interface TaglineProps {
  children?: ReactNode;
  href?: string;
  /** Side that the words are aligned with. Default: 'left'. */
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
  const words = children ?? oneLine(translate({id: 'home.Hero.title'}));
  return (
    <Element className={styles.tagline} data-orientation={orientation} data-color={color}>
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
