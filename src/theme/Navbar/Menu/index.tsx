import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '../../../lib/translate';
import Button from '../../../components/Button';
import {Pair} from '../../../idea/CommonGround/pair';
import Icon from '../../../components/Icon';
import Mark from '../../../components/Mark';
import {agreeNames} from '../../../lib/text';
import {site} from '../../../site';
import {goToNewsletter, newsletterId} from '../../../forms/newsletterFields';
import {IconLink, LanguageLinks, NavLink, SocialLinks, type NavTarget} from '../../Layout/links';
import {OwnLinks} from '../../Layout/links/own';
import bar from '../styles.module.css';
import styles from './styles.module.css';

type MenuProps = {
  /** Called once it has closed; focuses the burger unless `focusElsewhere` is given. */
  onClose: (focusElsewhere?: () => void) => void;
};

const targets: readonly NavTarget[] = ['home', 'work', 'how-we-work', 'team', 'contact'];

/**
 * The burger's menu: a modal dialog, which traps the focus, closes with Escape and makes the page
 * inert.
 */
export function Menu({onClose}: MenuProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const focusElsewhere = useRef<() => void>(undefined);

  // Every page loads the menu, but its drawing only when it opens, or else the pair of the contact form.
  const [Drawing, setDrawing] = useState<typeof Pair>();
  useEffect(() => {
    void import('../../../idea/CommonGround/poses').then(
      ({Guides}) => setDrawing(() => Guides),
      () => setDrawing(() => Pair),
    );
  }, []);

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    closeButton.current?.focus();
    const page = document.documentElement;
    page.setAttribute('data-menu', '');
    return () => page.removeAttribute('data-menu');
  }, []);

  const close = () => dialog.current?.close();
  /** Moves the focus to the link's target. */
  const follow = () => {
    focusElsewhere.current = () => undefined;
    close();
  };
  const items = targets.map((target) => (
    <li key={target} className={styles.item}>
      <NavLink target={target} className={styles.link} onClick={follow} />
      {/* Shown beside the current page's link. */}
      <Mark className={styles.current} />
    </li>
  ));

  return (
    <dialog
      ref={dialog}
      className={`site-ground-brand ${styles.menu}`}
      aria-label={translate({id: 'shell.Menu.name'})}
      onClose={() => onClose(focusElsewhere.current)}
    >
      {Drawing ? <Drawing className={styles.pair} /> : null}
      <div className={`site-wrap ${styles.sheet}`}>
        <div className={styles.top}>
          <NavLink target="home" className={`site-nowrap ${bar.logo}`} onClick={follow}>
            <Mark className={bar.mark} />
            {site.name}
          </NavLink>
          <button
            ref={closeButton}
            type="button"
            className={bar.burger}
            onClick={close}
            aria-label={translate({id: 'shell.Menu.close'})}
          >
            <Icon name="close" color="currentColor" />
          </button>
        </div>
        <nav className={styles.pages} aria-label={translate({id: 'shell.Menu.pages'})}>
          <ul role="list" className={styles.links}>
            {process.env.SITE_OWN_LINKS ? (
              <>
                {items}
                <OwnLinks
                  place="menu"
                  className={styles.link}
                  itemClassName={styles.item}
                  onClick={follow}
                  after={<Mark className={styles.current} />}
                />
              </>
            ) : (
              items
            )}
          </ul>
        </nav>
        <div className={styles.bottom}>
          <div className={styles.letter}>
            <p className={styles.letterTitle}>
              {agreeNames(translate({id: 'shell.Menu.letter'}, {agency: site.name}), site)}
            </p>
            <p>{translate({id: 'shell.Menu.letterText'})}</p>
            <Button
              href={`#${newsletterId}`}
              className={styles.subscribe}
              onClick={(event) => {
                event.preventDefault();
                focusElsewhere.current = goToNewsletter;
                close();
              }}
            >
              {translate({id: 'shell.Menu.subscribe'})}
            </Button>
          </div>
          <SocialLinks ofBar className={styles.contact}>
            <IconLink
              href={`mailto:${site.email}`}
              icon="email"
              label={translate({id: 'shell.Menu.email'})}
            />
            <IconLink href={site.video} icon="video" label={translate({id: 'shell.Menu.video'})} />
          </SocialLinks>
          <LanguageLinks />
        </div>
      </div>
    </dialog>
  );
}
