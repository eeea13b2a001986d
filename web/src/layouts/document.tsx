import { type ReactNode, use, useEffect } from 'react'
import { Links, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { wanted } from '../api/later'
import { useRootData } from '../api/root-data'
import { POPUP_ROOM_SCRIPT } from '../board/banner/visit'
import { textsFrom } from '../language/all-texts'
import type { Club } from '../language/club'
import { KoreanFont, KoreanSerif } from '../language/korean-font'
import { LanguageProvider, useLanguage } from '../language/use-text'
import { EARLY_MEMBER_SCRIPT } from '../session/early-member'
import { SessionWatch } from '../session/session-watch'
import { COLOR_SCHEME_SCRIPT } from '../ui/color-scheme'
import { EARLY_PRESSES_SCRIPT, repeatEarlyPresses } from '../ui/early-presses'
import { Feedback } from '../ui/feedback/feedback'
import { NonceContext } from '../ui/nonce'
import { Frame } from './frame'
import { FrameLinks } from './frame-links'
import { NavigationLine } from './navigation-line'
import { PageFocus } from './page-focus'

const NO_CLUB: Club = { clubCode: '', siteCode: '', zone: 'UTC', currency: 'USD', langs: [], defaultLang: 'en' }

/** The page has its own texts. The others come later, and so does the code that asks for them. */
const asking = () => import('../text/load-texts')
textsFrom({
  load: async (...which) => (await asking()).loadTexts(...which),
  report: (...which) => wanted(asking, ({ reportMissing }) => void reportMissing(...which)),
})

/** They run once, in the page from the server; the browser's bundle need not have them. */
const BEFORE_ALL = import.meta.env.SSR
  ? [COLOR_SCHEME_SCRIPT, EARLY_PRESSES_SCRIPT, POPUP_ROOM_SCRIPT, EARLY_MEMBER_SCRIPT].join(';')
  : ''

export function Document({ children }: { children: ReactNode }) {
  const root = useRootData()
  return (
    <LanguageProvider
      lang={root?.lang ?? 'en'}
      texts={root?.texts ?? ''}
      version={root?.textsVersion ?? 0}
      club={root?.club ?? NO_CLUB}
    >
      <Page>{children}</Page>
    </LanguageProvider>
  )
}

function Page({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const { lang } = useLanguage()
  const handles = useMatches().map(({ handle }) => handle as { office?: boolean; still?: boolean } | undefined)
  const office = handles.some((handle) => handle?.office)
  /** Renders without scripts. */
  const still = handles.some((handle) => handle?.still)
  useEffect(() => {
    // In its own task: content behind a suspense boundary is committed only after this commit.
    const task = setTimeout(() => {
      repeatEarlyPresses()
      document.documentElement.dataset.ready = ''
    })
    return () => clearTimeout(task)
  }, [])
  return (
    <html lang={lang} data-office={office || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BEFORE_ALL }} />
        <FrameLinks />
        <Links nonce={nonce} />
        {/* In the back office, people's names are Korean in every language. */}
        {(lang === 'ko' || office) && <KoreanFont />}
        {lang === 'ko' && <KoreanSerif />}
      </head>
      <body>
        {children}
        <NavigationLine />
        <Feedback />
        <SessionWatch />
        <PageFocus />
        <Frame />
        {!still && <ScrollRestoration nonce={nonce} />}
        {!still && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}
