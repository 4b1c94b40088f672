import { type DicekingView, dataFrom, LANDSCAPES, SPACE_NAMES, type SpaceView } from '@regalia/games/diceking';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { ChoosableShape } from '../../../kit/choice/Choosable.tsx';
import { JEWELS } from '../../../kit/seats/jewels.ts';
import { useTable } from '../../../kit/tableContext.ts';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { cx } from '../../../ui/cx.ts';
import { castle, fire, gem } from '../token.tsx';
import { word } from '../words.ts';
import { boxOf, centerOf, HEX } from './geometry.ts';
import styles from './HexMap.module.css';
import { TERRAIN_COLORS } from './terrainColors.ts';

interface HexMapProps {
  readonly view: DicekingView;
  readonly speech: TableSpeech;
  /** Spaces of the largest area of each seat, where they are to be seen lit. */
  readonly lit?: readonly (readonly number[])[] | undefined;
}

/** The whole land: every space with its landscape and what lies there. */
export function HexMap({ view, speech, lit }: HexMapProps): ReactNode {
  const { axial } = dataFrom(view.data).maps[view.layout - 2] as { axial: readonly (readonly [number, number])[] };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it lies in a part with a name, and a title would cover the land
    <svg viewBox={boxOf(axial)} className={styles.map} data-arrows>
      {view.spaces.map((space, id) => (
        <Space
          key={SPACE_NAMES[id]}
          id={id}
          space={space}
          at={axial[id] ?? [0, 0]}
          speech={speech}
          isLit={lit === undefined ? undefined : lit.some((area) => area.includes(id))}
        />
      ))}
    </svg>
  );
}

interface SpaceProps {
  readonly id: number;
  readonly space: SpaceView;
  readonly at: readonly [number, number];
  readonly speech: TableSpeech;
  readonly isLit: boolean | undefined;
}

function Space({ id, space, at, speech, isLit }: SpaceProps): ReactNode {
  const { art } = useTable();
  const { x, y } = centerOf(at);
  return (
    <g data-place={`space-${id}`}>
      <ChoosableShape
        of="space"
        id={id}
        place="map"
        card={null}
        says={spoken(id, space, speech)}
        transform={`translate(${x} ${y})`}
        className={cx(styles.space, isLit === false && styles.dim, isLit && styles.lit)}
      >
        <path d={HEX} className={styles.ground} style={{ fill: TERRAIN_COLORS[space.landscape] }} />
        <g transform="translate(-30 -42) scale(0.117)" className={styles.land}>
          {art[LANDSCAPES[space.landscape] ?? '']?.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        {space.lies !== 'nothing' && <path d={HEX} className={styles.tile} transform="scale(0.86)" />}
        {space.lies === 'castle' && <Castle owner={space.owner ?? 0} />}
        {space.lies === 'fire' && (
          <Sign paths={fire} className={styles.fire} transform="translate(-33 -33) scale(0.129)" />
        )}
        {space.gem !== null && (
          <Sign
            paths={gem}
            className={space.gem === 'gold' ? styles.gold : styles.white}
            transform={space.lies === 'nothing' ? 'translate(-14 8) scale(0.055)' : 'translate(14 12) scale(0.05)'}
          />
        )}
        <path d={HEX} className={styles.edge} />
      </ChoosableShape>
    </g>
  );
}

function Castle({ owner }: { readonly owner: Seat }): ReactNode {
  const { color, d } = JEWELS[owner % JEWELS.length] ?? JEWELS[0];
  return (
    <>
      <path
        d={d}
        transform="translate(-33.6 -33.6) scale(2.8)"
        className={styles.token}
        style={{ fill: `var(${color})` }}
      />
      <Sign paths={castle} className={styles.tower} transform="translate(-21 -22) scale(0.082)" />
    </>
  );
}

interface SignProps {
  readonly paths: readonly string[];
  readonly className: string | undefined;
  readonly transform: string;
}

function Sign({ paths, className, transform }: SignProps): ReactNode {
  return (
    <g transform={transform} className={className}>
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}

function spoken(id: number, { landscape, lies, owner, gem: lying }: SpaceView, speech: TableSpeech): string {
  const land = speech.text(`landscape.${LANDSCAPES[landscape]}`) ?? '';
  return [
    word(speech, 'space.says', { name: SPACE_NAMES[id] ?? '', land }),
    lies === 'fire' && word(speech, 'space.fire'),
    lies === 'tile' && word(speech, 'space.tile'),
    lies === 'castle' && word(speech, 'space.castle', { name: speech.nameOf(owner ?? 0) }),
    lying !== null && word(speech, `space.${lying}`),
  ]
    .filter(Boolean)
    .join(', ');
}
