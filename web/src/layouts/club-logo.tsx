import { useRootHere } from '../api/root-data'
import { ClubMark } from '../ui/course/club-mark'
import styles from './club-logo.module.css'
import { type LogoFace, type LogoWay, logoChoice } from './logo-choice'

/** The club's logo in one place of the page; below 600 px the simple one where the club has one. */
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

/** An image is named by its text for readers who do not see it. */
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
