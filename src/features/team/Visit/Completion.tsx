/* Loaded on request. */
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import {useColourMode} from '../../../hooks/useColourMode';
import textFont from '../../../css/fonts/atkinson-hyperlegible-next-fr-en.woff2';
import {readToPage, type FrameWords, type PlacesFailure, type ToFrame} from '../../../lib/maps';
import {site} from '../../../site';
import styles from './styles.module.css';

/** In ms: a slower response is a failure. */
const FRAME_TIME_OUT = 10_000;

export type CompletionProps = {
  src: string;
  value: string;
  /** Whether the frame replaces the field; until then it loads off screen. */
  isOpen: boolean;
  /** Called when the frame's field is ready, and whenever its size changes. */
  onReady: () => void;
  onValue: (value: string) => void;
  onSubmit: (value: string) => void;
  onClose: () => void;
  onFail: (failure: PlacesFailure) => void;
  onGone: (hadFocus: boolean) => void;
};

function frameWords(): FrameWords {
  return {
    label: translate({
      id: 'team.Visit.frameLabel',
      message: 'D’où partez-vous ? Votre adresse, avec les propositions de Google Maps',
      description: 'Name of the address field with suggestions, for screen readers.',
    }),
    placeholder: translate(
      {
        id: 'team.Visit.framePlaceholder',
        message: 'Par exemple, 10, rue de la Gare, {city}',
        description: 'Placeholder of the address field with suggestions.',
      },
      {city: site.address.city},
    ),
    help: translate({
      id: 'team.Visit.frameHelp',
      message:
        'Des propositions viennent pendant que vous tapez. Flèches haut et bas pour les parcourir, Entrée pour choisir, Échap pour revenir au champ simple.',
      description: 'How to use the address field with suggestions, for screen readers.',
    }),
    list: translate({
      id: 'team.Visit.frameList',
      message: 'Adresses proposées par Google Maps',
      description: 'Name of the list of suggested addresses, for screen readers.',
    }),
    loading: translate({
      id: 'team.Visit.frameLoading',
      message: 'Les propositions arrivent…',
      description: 'Read by screen readers while the first suggestions are loading.',
    }),
    none: translate({
      id: 'team.Visit.frameNone',
      message: 'Pas de proposition. Vous pouvez écrire l’adresse en entier.',
      description: 'Under the address field, when Google Maps suggests nothing.',
    }),
    one: translate({
      id: 'team.Visit.frameOne',
      message: '1 adresse proposée.',
      description: 'Read by screen readers when one address is suggested.',
    }),
    several: translate({
      id: 'team.Visit.frameSeveral',
      message: '{count} adresses proposées.',
      description: 'Read by screen readers when several addresses are suggested.',
    }),
    unavailable: translate({
      id: 'team.Visit.frameUnavailable',
      message: 'Google Maps ne répond pas. Vous pouvez écrire l’adresse en entier.',
      description: 'Under the address field, when one search fails.',
    }),
  };
}

/** The Google Maps frame and its message channel. */
export function Completion(props: CompletionProps): ReactNode {
  const {src, value, isOpen} = props;
  const colorMode = useColourMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState<{field: number; whole: number}>();

  const post = (message: ToFrame) =>
    frame.current?.contentWindow?.postMessage(message, window.location.origin);

  const onMessage = useEffectEvent((event: MessageEvent) => {
    const source = frame.current?.contentWindow;
    if (!source) return;
    const message = readToPage(event, {origin: window.location.origin, source});
    switch (message?.type) {
      case 'ready':
        post({type: 'start', theme: colorMode, font: textFont, words: frameWords()});
        break;
      case 'size':
        setSize(message);
        props.onReady();
        break;
      case 'value':
        props.onValue(message.value);
        break;
      case 'submit':
        props.onSubmit(message.value);
        break;
      case 'close':
        props.onClose();
        break;
      case 'failed':
        props.onFail(message.failure);
        break;
      default:
    }
  });
  useEffect(() => {
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  const onLate = useEffectEvent(() => props.onFail('frame'));
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(onLate, FRAME_TIME_OUT);
    return () => clearTimeout(timer);
  }, [isOpen]);

  const takeOver = useEffectEvent(() => {
    // At once, so that no keystroke is lost.
    frame.current?.focus();
    post({type: 'open', value});
  });
  // After it becomes visible: hidden elements can't be focused.
  useLayoutEffect(() => {
    if (isOpen) takeOver();
  }, [isOpen]);

  const paint = useEffectEvent((theme: 'light' | 'dark') => post({type: 'theme', theme}));
  useEffect(() => {
    if (isOpen) paint(colorMode);
  }, [isOpen, colorMode]);

  const leave = useEffectEvent((hadFocus: boolean) => props.onGone(hadFocus));
  useLayoutEffect(() => {
    const element = frame.current;
    return () => leave(document.activeElement === element);
  }, []);

  return (
    <div
      className={styles.frame}
      data-open={isOpen}
      style={{'--frame-field': `${size?.field ?? 0}px`} as CSSProperties}
    >
      <iframe
        ref={frame}
        src={src}
        title={translate({
          id: 'team.Visit.frameTitle',
          message: 'Votre adresse, avec les propositions de Google Maps',
          description: 'Name of the frame with the suggestions of Google Maps.',
        })}
        style={{height: size ? `${size.whole}px` : undefined}}
      />
    </div>
  );
}
