import {memo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {translate} from '../../lib/translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '../../components/Icon';
import Mark from '../../components/Mark';
import {BURGER_ATTRIBUTE} from '../../lib/early';
import {matchRoute} from '../../routes';
import {site} from '../../site';
import {ThemeToggle} from './ThemeToggle';
import {footerNavId, NavLink, SocialLinks, type NavTarget} from '../Layout/links';
import {OwnLinks} from '../Layout/links/own';
import {Menu} from './Menu';
import styles from './styles.module.css';
import {useBarLook} from './useBarLook';

const targets: readonly NavTarget[] = ['work', 'how-we-work', 'team', 'contact'];

/** Has the loader answer a press before hydration. */
const earlyPress = {[BURGER_ATTRIBUTE]: ''};

/** @param pathname path of the rendered page; its links follow later (hooks/usePathname) */
export default memo(function Navbar({pathname}: {pathname: string}): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const burger = useRef<HTMLAnchorElement>(null);
  // A case study starts with a full-bleed cover.
  const isOverCover = matchRoute(pathname)?.route.name === 'case-study';
  // Keyed by page: the menu's own `close` event fires too late when the next page renders at once.
  const [menuOn, setMenuOn] = useState<string>();
  const menuOpen = menuOn === pathname;
  if (menuOn !== undefined && !menuOpen) setMenuOn(undefined);
  const {look, reveal} = useBarLook(bar, {menuOpen, pathname});
  const items = targets.map((target) => (
    <li key={target}>
      <NavLink target={target} className={styles.link} />
    </li>
  ));

  return (
    <>
      <header
        ref={bar}
        className={styles.bar}
        data-fixed={look ? '' : undefined}
        // The open menu replaces it (specification, section 4).
        data-hidden={menuOpen ? 'menu' : look && !look.visible ? '' : undefined}
        data-floating={isOverCover || look?.floating ? '' : undefined}
        onFocus={({target}) => {
          if (target.matches(':focus-visible')) reveal();
        }}
      >
        <nav className={styles.inner} aria-label={translate({id: 'shell.Navbar.name'})}>
          <NavLink target="home" className={styles.logo}>
            <Mark className={styles.mark} />
            {site.name}
          </NavLink>
          <ul role="list" className={styles.links}>
            {process.env.SITE_OWN_LINKS ? (
              <>
                {items}
                <OwnLinks place="bar" className={styles.link} />
              </>
            ) : (
              items
            )}
          </ul>
          <SocialLinks ofBar className={styles.social} />
          <ThemeToggle />
          <Burger ref={burger} open={menuOpen} onOpen={() => setMenuOn(pathname)} />
        </nav>
      </header>
      {menuOpen ? (
        <Menu
          onClose={(focusElsewhere) => {
            setMenuOn(undefined);
            if (focusElsewhere) focusElsewhere();
            else burger.current?.focus({preventScroll: true});
          }}
        />
      ) : null}
    </>
  );
});

/**
 * A link to the footer's navigation until hydration, then a button, so that visitors without
 * scripts or modal dialogs reach the same pages. One element for both keeps the focus.
 */
function Burger({
  ref,
  open,
  onOpen,
}: {
  ref: React.Ref<HTMLAnchorElement>;
  open: boolean;
  onOpen: () => void;
}): ReactNode {
  const isBrowser = useIsBrowser();
  const opensMenu = isBrowser && 'showModal' in document.createElement('dialog');
  const asButton = {
    role: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    draggable: false,
    onClick(event: MouseEvent) {
      event.preventDefault();
      onOpen();
    },
    // Links react to Enter only, buttons to Space as well.
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      onOpen();
    },
  } as const;
  return (
    <a
      ref={ref}
      href={`#${footerNavId}`}
      className={styles.burger}
      {...earlyPress}
      {...(opensMenu && asButton)}
    >
      <Icon name="burger" color="currentColor" />
      <span className="site-visually-hidden site-scripted">
        {isBrowser && !opensMenu
          ? translate({id: 'shell.Navbar.goToMenu'})
          : translate({id: 'shell.Navbar.openMenu'})}
      </span>
      {isBrowser ? null : (
        <span className="site-visually-hidden site-unscripted">
          {` ${translate({id: 'shell.Navbar.goToMenu'})}`}
        </span>
      )}
    </a>
  );
}
