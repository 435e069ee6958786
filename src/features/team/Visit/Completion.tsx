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
import {translate} from '../../../lib/translate';
import {useColourMode} from '../../../hooks/useColourMode';
import textFont from '../../../css/fonts/text-fr-en.woff2';
import {
  readToPage,
  type FrameWords,
  type PlacesFailure,
  type ToFrame,
} from '../../../lib/mapsFrame';
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
    label: translate({id: 'team.Visit.frameLabel'}),
    placeholder: translate({id: 'team.Visit.framePlaceholder'}, {city: site.address.city}),
    help: translate({id: 'team.Visit.frameHelp'}),
    list: translate({id: 'team.Visit.frameList'}),
    loading: translate({id: 'team.Visit.frameLoading'}),
    none: translate({id: 'team.Visit.frameNone'}),
    one: translate({id: 'team.Visit.frameOne'}),
    several: translate({id: 'team.Visit.frameSeveral'}),
    unavailable: translate({id: 'team.Visit.frameUnavailable'}),
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
        title={translate({id: 'team.Visit.frameTitle'})}
        style={{height: size ? `${size.whole}px` : undefined}}
      />
    </div>
  );
}
