import {useId, type ReactNode} from 'react';
import {discPath, type Disc} from '../../lib/discs';
import {portraitOf, type Trait} from '../../lib/portrait';
import {Arm, builds, Bust, clothesOf, headwearOf, type Act, type Looks} from '../Portrait/person';
import {between, Sitter} from './Sitter';
import {Beyond, Dog, rest, Things, Tops, type Seated} from './things';
import styles from './styles.module.css';

/*
 * The table on a phone, 390 units wide: seen from higher up, so that half of the team sits on its
 * near side.
 */

const butter: Disc = [130, 0, 120];
const lilac: Disc = [260, 0, 120];
const SLANT = 0.72;
const MIDDLE = 224;
const TOP = 22;
const HEIGHT = 424;

/** How far the edges of the table are from its middle at an x. */
const depthAt = (x: number): number =>
  SLANT * Math.sqrt(Math.max(0, 120 ** 2 - (Math.abs(x - 195) - 65) ** 2));

/** The places of one side, from the first head to the last; who is `close` overlaps. */
function places(people: readonly Seated[], {span, close}: {span: number; close: number}) {
  const pitch = Math.min(120, span / Math.max(1, people.length - 1));
  const scale = Math.min(0.32, pitch * close);
  return people.map(({id, face}, index) => {
    const x = 195 + (index - (people.length - 1) / 2) * pitch;
    return {id, x, scale, depth: depthAt(x), looks: portraitOf(id, face)};
  });
}

const cap = 'M-84 16C-100-122 100-122 84 16Q76 64 40 66H-40Q-76 64-84 16z';

const curls: readonly Disc[] = [
  [0, -4, 76],
  [-60, -42, 44],
  [0, -68, 46],
  [60, -42, 44],
  [-68, 22, 38],
  [68, 22, 38],
  [-28, 54, 34],
  [28, 54, 34],
];

/** Each haircut from behind. */
const napes: Readonly<Record<Trait<'cut'> | 'scarf', string>> = {
  short: cap,
  crop: cap,
  bald: 'M-82 2Q-84 62-40 66H40Q84 62 82 2Q60 26 0 26T-82 2z',
  curls: curls.map(discPath).join(''),
  bob: 'M-96 0C-104-124 104-124 96 0V56a34 34 0 0 1-34 34H-62a34 34 0 0 1-34-34z',
  long: 'M-87-2C-95-120 95-120 87-2C88 44 80 84 62 118Q38 152 0 152T-62 118C-80 84-88 44-87-2z',
  bun: `${cap}${discPath([0, -92, 38])}`,
  tail: `${cap}M-32 44Q-60 120 0 186Q60 120 32 44z`,
  scarf: 'M-90-6C-92-124 92-124 90-6C90 50 70 70 66 92Q0 120-66 92C-70 70-90 50-90-6z',
};

/** A person from behind, in the units of a Bust. */
function Back({looks}: {looks: Looks}): ReactNode {
  const {cut, skin, hair, clothes, shoulders} = looks;
  return (
    <>
      <path fill={`var(--clothes-${clothes})`} d={clothesOf(builds[shoulders])} />
      <path stroke={`var(--skin-${skin})`} strokeWidth="52" d="M0 50V78" />
      <path stroke={`var(--skin-${skin})`} strokeWidth="36" d="M-74 12h0M74 12h0" />
      <circle fill={`var(--skin-${skin})`} r="80" />
      <path fill={`var(--hair-${hair})`} d={napes[headwearOf({hair, cut})]} />
    </>
  );
}

const chair = (
  <>
    <path stroke="var(--legs)" strokeWidth="24" d="M-86 320V412M86 320V412" />
    <rect fill="var(--chair)" x="-124" y="178" width="248" height="140" rx="56" />
    <rect fill="var(--seat)" x="-130" y="300" width="260" height="40" rx="20" />
  </>
);

/** The arm of who has the table before them, whose back hides the hand. */
const ahead: Act = {shoulder: [92, 132], elbow: [124, 182], wrist: [116, 236]};

/** Everybody round the two tables. */
export function Round({
  people,
  className,
}: {
  people: readonly Seated[];
  className: string;
}): ReactNode {
  const clip = useId();
  const half = Math.ceil(people.length / 2);
  const far = places(people.slice(0, half), {span: 250, close: 0.0048}).map((place, index) => ({
    ...place,
    way: index % 2 ? (-1 as const) : (1 as const),
    // Between two others, there is room for one hand on the table.
    rests: index === 0 || index === half - 1,
    at: `translate(${place.x} ${MIDDLE - place.depth - 200 * place.scale})scale(${place.scale})`,
  }));
  const near = places(people.slice(half), {span: 276, close: 0.0042}).map((place) => ({
    ...place,
    at: `translate(${place.x} ${MIDDLE + place.depth - 6})scale(${place.scale})`,
  }));
  return (
    <svg
      width="24"
      className={className}
      viewBox={`0 ${TOP} 390 ${HEIGHT}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <Beyond butter={butter} lilac={lilac} slant={SLANT} middle={MIDDLE} />
      </clipPath>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke="var(--legs)" strokeWidth="10" d="M98 300V414M292 300V414" />
        <g className={styles.rim}>
          <g transform={`translate(0 ${MIDDLE})scale(1 ${SLANT})`}>
            <Tops butter={butter} lilac={lilac} thick={16} />
          </g>
        </g>
        <g transform="translate(-3 54)scale(.62)">
          <Things lies={0.64} />
        </g>
        {far.map(({id, looks, way, rests, at}) => (
          <Sitter
            key={id}
            looks={looks}
            way={way}
            side={way === 1 ? -1 : 1}
            act={between(looks.act)}
            other={rests ? rest : undefined}
            at={at}
            clip={clip}
          />
        ))}
        {near.map(({id, looks, at}, index) => (
          <g key={id} className={styles.rim}>
            <g transform={at}>
              {/* Who sits at an end has turned round; a round collar is the same from behind. */}
              {index > 0 && index < near.length - 1 ? (
                <Back looks={looks} />
              ) : (
                <Bust looks={{...looks, collar: 'round'}} way={index ? -1 : 1} />
              )}
              <Arm looks={looks} {...ahead} />
              <g transform="scale(-1 1)">
                <Arm looks={looks} {...ahead} />
              </g>
              <g>{chair}</g>
            </g>
          </g>
        ))}
        <g className={styles.rim}>
          <Dog transform="translate(195 442)scale(.72)" />
        </g>
      </g>
    </svg>
  );
}
