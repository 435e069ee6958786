import React, {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context as RouteContext} from '@docusaurus/core/lib/client/routeContext';
import ThemeProvider from '@theme/ThemeProvider';
import {__RouterContext as RouterContext} from 'react-router';
import {PRESSABLE} from '../../lib/earlyPress';
import {onFirstSign} from '../../lib/firstSign';
import {trustedHtml} from '../../lib/trustedTypes';
import {isDeferred, type Deferred} from './deferred';
import styles from './styles.module.css';

/**
 * The element around a part, with the part's own class and attributes, which don't change;
 * by default one that the page is laid out as if it were not there.
 */
export type IslandBox = {as?: 'div' | 'section'} & Pick<
  ComponentProps<'div'>,
  'id' | 'className' | 'lang' | 'aria-labelledby'
>;

export type IslandProps<P> = {
  /** The part of the page, or what stands for it until its code comes. */
  of: ComponentType<P>;
  /** Its props; other parts among them come with it. */
  props: P;
  box?: IslandBox;
};

/**
 * A part of a page below its beginning. In the first page that a visitor opens, the
 * server's HTML of it stays as it is, without code, until the visitor does anything at
 * all (moves the pointer, scrolls, types, touches); then its code is loaded and takes
 * the HTML over. In the pages after that, it is a component like any other.
 *
 * Of the contexts around it, the part sees the router's, the route's, the theme's and
 * whether it is in a browser.
 */
export default function Island<P extends object>({of, props, box}: IslandProps<P>): ReactNode {
  // When the code has come, it takes over what is there; it does not replace it. The
  // props are those of one page, which don't change.
  const [Part] = useState(() => of);
  const [ownProps] = useState(() => props);
  return isDeferred(Part) ? (
    <Kept part={Part as Deferred<P>} props={ownProps} box={box} />
  ) : (
    <Box {...box}>
      <Part {...props} />
    </Box>
  );
}

/** The element around a part, whoever draws what is in it. */
function Box({as: Element = 'div', ...attributes}: IslandBox & ComponentProps<'div'>): ReactNode {
  return <Element className={styles.island} {...attributes} />;
}

/** A part with its props, once all of their code is there. */
async function bring<P extends object>(part: Deferred<P>, props: P): Promise<ReactElement> {
  const [Part, ...values] = await Promise.all([
    part.bring(),
    ...Object.values(props).map((value: unknown) => (isDeferred(value) ? value.bring() : value)),
  ]);
  const names = Object.keys(props);
  return <Part {...(Object.fromEntries(names.map((name, i) => [name, values[i]])) as P)} />;
}

/**
 * Keeps which button in a part was pressed before its code was there.
 *
 * @returns presses it again
 */
function usePressed(place: React.RefObject<HTMLDivElement | null>) {
  const pressed = useRef<HTMLButtonElement>(undefined);
  useEffect(() => {
    const element = place.current;
    const keep = ({target}: Event) => {
      pressed.current = (target as Element).closest<HTMLButtonElement>(PRESSABLE) ?? undefined;
    };
    element?.addEventListener('click', keep);
    return () => element?.removeEventListener('click', keep);
  }, [place]);
  return () => {
    pressed.current?.click();
    pressed.current = undefined;
  };
}

/** Says when the part has taken its HTML over. */
function Live({onLive, children}: {onLive: () => void; children: ReactNode}): ReactNode {
  const tell = useEffectEvent(onLive);
  useEffect(() => tell(), []);
  return children;
}

/** A part as the server has rendered it, and a root of its own for its code. */
function Kept<P extends object>({
  part,
  props,
  box,
}: {
  part: Deferred<P>;
  props: P;
  box: IslandBox | undefined;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const [isLive, setLive] = useState(false);
  const [view, setView] = useState<ReactElement>();
  const [isLost, setLost] = useState(false);
  const [crash, setCrash] = useState<{error: unknown}>();
  const router = useContext(RouterContext);
  const route = useContext(RouteContext);
  const pressAgain = usePressed(place);

  useEffect(() => {
    let stop = () => undefined as void;
    const wait = () => {
      // React throws the server's HTML away when it can't hydrate the page around it.
      const start = place.current?.hasChildNodes() ? onFirstSign : atOnce;
      stop = start(() => {
        bring(part, props).then(
          (brought) => {
            setLost(!place.current?.hasChildNodes());
            setView(brought);
          },
          (error: unknown) => {
            // What can be read and sent stays so; the next sign tries again.
            // eslint-disable-next-line no-console -- says why nothing in it reacts
            console.warn(error);
            setTimeout(wait, RETRY);
          },
        );
      }, place.current);
    };
    wait();
    return () => stop();
  }, [part, props]);

  // A root that is told of something new before it has taken its HTML over throws the HTML
  // away: it is told when it lives.
  useEffect(() => {
    if (!view || isLost || !place.current) return;
    const tree = (
      <BrowserContextProvider>
        <RouterContext.Provider value={router}>
          <RouteContext.Provider value={route}>
            <ThemeProvider>
              <Live
                onLive={() => {
                  setLive(true);
                  pressAgain();
                }}
              >
                {view}
              </Live>
            </ThemeProvider>
          </RouteContext.Provider>
        </RouterContext.Provider>
      </BrowserContextProvider>
    );
    if (isLive) {
      root.current?.render(tree);
    } else if (!root.current) {
      root.current = hydrateRoot(place.current, tree, {
        identifierPrefix: 'island',
        onUncaughtError: (error) => setCrash({error}),
        onRecoverableError: (error) => {
          // Left before it had taken its HTML over: nobody sees what React gave up.
          if (!root.current) return;
          // eslint-disable-next-line no-console -- says why the HTML was thrown away
          console.error(error);
        },
      });
    }
  });

  useEffect(
    () => () => {
      // React refuses to end a root while it renders another one.
      const ended = root.current;
      root.current = undefined;
      queueMicrotask(() => ended?.unmount());
    },
    [],
  );

  if (crash) {
    throw crash.error;
  }
  if (isLost) {
    return (
      <Box key="lost" {...box}>
        {view}
      </Box>
    );
  }
  return (
    <Box
      {...box}
      ref={place}
      // Nothing of the application's own: React leaves what the server has put there.
      dangerouslySetInnerHTML={nothing}
      suppressHydrationWarning
    />
  );
}

const nothing = {__html: trustedHtml('')};

function atOnce(call: () => void): () => void {
  call();
  return () => undefined;
}

/** In ms: after a failure, signs are not heard for this long. */
const RETRY = 2000;
