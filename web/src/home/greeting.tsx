import { serverNow } from '../api/clock'
import { useFormat, useText } from '../language/use-text'
import { ClubToday, type Today } from './club-today'
import styles from './home-page.module.css'

const NOON = '12'
const EVENING = '18'

/** Heads the page of a member, in place of the club's name. */
export function Greeting({ name, today }: { name: string; today: Today }) {
  const t = useText()
  const hour = useFormat().clock(serverNow()).slice(0, 2)
  const code = hour < NOON ? 'MORNING' : hour < EVENING ? 'AFTERNOON' : 'EVENING'
  return (
    <header className={styles.greeting}>
      <h1>{t(`home.GREET_${code}`, { name })}</h1>
      <ClubToday {...today} />
    </header>
  )
}
