import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { Empty } from '../ui/empty'
import { PageHeader } from '../ui/page-header'
import { Alerts } from './alerts'
import { Days } from './days'
import { Hours } from './hours'
import { Now } from './now'
import { readWeather } from './read-weather'
import { SkySymbols } from './sky-icon'
import styles from './weather-page.module.css'
import { weatherThing } from './weather-thing'
import { Whence } from './whence'

export const handle = { messages: ['weather'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  return readWeather(source, lang)
}

export default function WeatherPage() {
  const t = useText()
  const { now, ahead, skies } = useLoaderData<typeof loader>()
  return (
    <main id="content">
      <PageHead
        title={t('weather.TITLE')}
        thing={import.meta.env.SSR && ((root) => weatherThing(root, t('weather.TITLE'), now?.observedAt))}
      />
      <PageHeader title={t('weather.TITLE')} lead={t('weather.LEAD')} seed="first light" />
      <SkySymbols codes={[now, ...(ahead?.hourly ?? []), ...(ahead?.daily ?? [])].flatMap((at) => at?.code ?? [])} />
      <div className={styles.body}>
        {!ahead && <Empty title={t('weather.NONE')}>{t('weather.NONE_MORE')}</Empty>}
        {now && <Now now={now} sky={skies[now.code] ?? now.code} />}
        {ahead && <Alerts alerts={ahead.alerts} />}
        {ahead && <Hours hours={ahead.hourly} skies={skies} />}
        {ahead && <Days days={ahead.daily} skies={skies} />}
        {ahead && <Whence {...ahead} />}
      </div>
    </main>
  )
}
