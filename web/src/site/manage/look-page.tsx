import { COLOURS, change, check, lookHistory, PICTURES, read } from '@clubhouse/contract/look/look'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call'
import { SettingsForm } from '../../form/settings-form'
import { useOwnLanguages } from '../../form/use-own-languages'
import { useClub, useText } from '../../language/use-text'
import { ClubHistory } from '../../office/club-history'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Empty } from '../../ui/empty'
import { useForms } from '../../ui/form/form'
import { useSettled } from '../../ui/form/use-settled'
import { ListHead } from '../../ui/list-head'
import { Loading } from '../../ui/loading'
import { Unread } from '../../ui/unread'
import { ColourField } from './colour-field'
import { ImageRow } from './image-row'
import styles from './look.module.css'
import { LookPreview } from './look-preview'
import { hexIn, isHex, type Look, useLookForm } from './look-values'
import site from './site-manage.module.css'

let sheet: CSSStyleSheet | undefined

/** Shows saved colours in this tab too, in place of those that came with its first page. @param css empty: the product's own */
function wearLook(css: string): void {
  const first = document.querySelector('style[data-look]')
  if (!sheet && (first?.textContent ?? '') === css) return
  first?.remove()
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

export const handle = { messages: ['look', 'site-info', 'board', 'form', 'manager', 'history'] }

export default function LookPage() {
  const t = useText()
  const { clubCode } = useClub()
  const session = useSession()
  const mayRead = useMay()(check)
  const { data, error, refetch } = useCall(read, { clubCode }, { enabled: mayRead })
  useEffect(() => {
    if (data) wearLook(data.css)
  }, [data])
  return (
    <div className={site.page}>
      <PageHead title={t('look.TITLE')} />
      <ListHead title={t('look.TITLE')}>
        <p>{t('look.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('site-info.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {data && <LookForm look={data} refresh={refetch} />}
      {mayRead && !data && <Unread error={error} retry={refetch} lines={12} />}
    </div>
  )
}

const NAMES = {
  main: 'look.MAIN',
  accent: 'look.ACCENT',
  hero: 'look.HERO',
  share: 'look.SHARE',
  focusX: 'board.FOCUS_X',
  focusY: 'board.FOCUS_Y',
} as const

function LookForm({ look, refresh }: { look: Look; refresh: () => Promise<unknown> }) {
  const t = useText()
  const readOnly = !useMay()(change)
  const form = useLookForm(look, refresh)
  const { label } = useOwnLanguages()
  const nameOf = (field: string) => {
    const [, lang] = field.split('.')
    return lang ? t('board.ALT_IN', { language: label(lang) }) : t(NAMES[field as keyof typeof NAMES])
  }
  return (
    <SettingsForm of={form} readOnly={readOnly} nameOf={nameOf}>
      <Colours look={look} />
      <section className={site.section} aria-labelledby="images">
        <h2 id="images">{t('look.IMAGES')}</h2>
        <p className={site.lead}>{t('look.IMAGES_LEAD')}</p>
        {PICTURES.map((place) => (
          <ImageRow key={place} place={place} />
        ))}
        <p className={site.lead}>
          {t('look.ICONS_LEAD')} <Link to="/ishm/site/info#logos">{t('site-info.LOGOS')}</Link>
        </p>
        <ClubHistory call={lookHistory} title={t('look.HISTORY')} />
      </section>
    </SettingsForm>
  )
}

/** The preview follows what is typed; half a colour leaves the one before. */
function Colours({ look }: { look: Look }) {
  const t = useText()
  const [form] = useForms()
  const typed = COLOURS.map((name) => {
    const value = String(form?.values[name])
    return isHex(value) ? hexIn(value) : look[name]
  })
  const [main, accent] = useSettled(typed.join(' ')).split(' ') as [string, string]
  const { data, error } = useCall(check, { main, accent }, { placeholderData: (before) => before })
  return (
    <>
      <section className={site.section} aria-labelledby="colours">
        <h2 id="colours">{t('look.COLOURS')}</h2>
        <p className={site.lead}>{t('look.COLOURS_LEAD')}</p>
        <div className={styles.colours}>
          {COLOURS.map((name) => (
            <ColourField key={name} name={name} checked={data} />
          ))}
        </div>
      </section>
      <section className={site.section} aria-labelledby="preview">
        <h2 id="preview">{t('look.PREVIEW')}</h2>
        <p className={site.lead}>{t('look.PREVIEW_LEAD')}</p>
        {data && <LookPreview palettes={data} />}
        {error && !data && <p role="alert">{t('look.PREVIEW_FAILED')}</p>}
        {!data && !error && <Loading lines={6} />}
      </section>
    </>
  )
}
