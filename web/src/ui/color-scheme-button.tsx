import { useText } from '../language/use-text'
import { setColorScheme, useColorScheme } from './color-scheme'
import { Icon, type IconName } from './icon'
import styles from './quiet-button.module.css'

const NEXT = { auto: 'light', light: 'dark', dark: 'auto' } as const
const ICON: Record<keyof typeof NEXT, IconName> = { auto: 'half', light: 'sun', dark: 'moon' }

/** Cycles: as the device, light, dark. */
export function ColorSchemeButton() {
  const t = useText()
  const scheme = useColorScheme()
  const label = t(`site.SCHEME_${scheme.toUpperCase()}`)
  return (
    <button type="button" className={styles.button} title={label} onClick={() => setColorScheme(NEXT[scheme])}>
      <Icon name={ICON[scheme]} />
      <span data-only-spoken>{label}</span>
    </button>
  )
}
