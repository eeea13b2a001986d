import { useRootHere } from '../api/root-data'
import { ClubMark } from '../ui/course/club-mark'
import styles from './frame.module.css'
import { type LogoFace, type LogoWay, logoChoice } from './logo-choice'

/** The club's logo; below 600 px the simple one where the club has one. */
export function ClubLogo({ way }: { way: LogoWay }) {
  const root = useRootHere()
  if (!root) return null
  const { full, simple } = logoChoice(root.logo, way, root.info.clubName)
  return (
    <>
      <Face face={full} way={way} variant={simple ? 'full' : undefined} />
      {simple && <Face face={simple} way={way} variant="simple" />}
    </>
  )
}

/** The text is the image's alternative. */
function Face({ face: { image, text }, way, variant }: { face: LogoFace; way: LogoWay; variant?: 'full' | 'simple' }) {
  return (
    <span className={styles.logo} data-way={way} data-place={variant}>
      {image ? (
        <img src={image} alt={text} loading={variant === 'simple' || way === 'Ud' ? 'lazy' : undefined} />
      ) : (
        <>
          <ClubMark className={styles.mark} />
          <span>{text}</span>
        </>
      )}
    </span>
  )
}
