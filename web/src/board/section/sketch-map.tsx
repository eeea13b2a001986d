import { useRootHere } from '../../api/root-data'
import { useText } from '../../language/use-text'
import { Contours } from '../../ui/course/contours'
import styles from './sketch-map.module.css'

const [WIDTH, HEIGHT] = [800, 450]
const SIDES: Record<string, [x: number, y: number]> = {
  N: [0, -1],
  NE: [0.8, -0.8],
  E: [1, 0],
  SE: [0.8, 0.8],
  S: [0, 1],
  SW: [-0.8, 0.8],
  W: [-1, 0],
  NW: [-0.8, -0.8],
}

/** Roads to the club as a drawing of our own, with the way in words below. Rows: place, direction, how to come. */
export function SketchMap({ rows }: { rows: string[][] }) {
  const t = useText()
  const info = useRootHere()?.info
  const roads = rows.map(([place = '', direction = 'N']) => ({ place, ...endOf(direction) }))
  const at = info && (info.lat || info.lng) ? `${info.lat}/${info.lng}` : undefined
  return (
    <div className={styles.map}>
      <div className={styles.drawing}>
        <Contours seed="directions" className={styles.land} />
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('section-view.MAP')}>
          {roads.map(({ place, x, y, bend }) => (
            <path key={place} className={styles.road} d={`M${WIDTH / 2} ${HEIGHT / 2}Q${bend} ${x} ${y}`} />
          ))}
          {roads.map(({ place, x, y }) => (
            <g key={place}>
              <circle className={styles.place} cx={x} cy={y} r="6" />
              <text className={styles.name} x={x} y={y < HEIGHT / 2 ? y - 16 : y + 30}>
                {place}
              </text>
            </g>
          ))}
          <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`}>
            <circle className={styles.club} r="13" />
            <path className={styles.flag} d="M-2 7V-8L7-4.500-2-1" />
            <text className={styles.clubName} y="38">
              {info?.clubName}
            </text>
          </g>
        </svg>
      </div>
      <dl className={styles.ways}>
        {rows.map(([place, , way]) => (
          <div key={place}>
            <dt>{place}</dt>
            <dd>{way}</dd>
          </div>
        ))}
      </dl>
      {at && (
        <p>
          <a href={`https://www.openstreetmap.org/#map=14/${at}`} rel="noreferrer">
            {t('section-view.OPEN_MAP')}
          </a>
        </p>
      )}
    </div>
  )
}

/** Where a road ends, and the point that bends it. */
function endOf(direction: string) {
  const [east, south] = Object.hasOwn(SIDES, direction) ? SIDES[direction]! : [0, -1]
  const [x, y] = [WIDTH / 2 + east * 290, HEIGHT / 2 + south * 165]
  const bend = `${Math.round(WIDTH / 2 + east * 150 + south * 40)} ${Math.round(HEIGHT / 2 + south * 80 - east * 30)}`
  return { x: Math.round(x), y: Math.round(y), bend }
}
