import { Suspense, useState } from 'react'
import { useFirstPage } from '../first-page'
import { optionalPart } from '../part'
import type { HoleMapProps } from './hole-drawing'
import styles from './hole-map.module.css'

/** Loaded on demand: the first page comes with its drawings. */
const HoleDrawing = optionalPart<HoleMapProps>(async () => ({ default: (await import('./hole-drawing')).HoleDrawing }))

/** A hole drawn to scale. What the server drew stays until something else is to be drawn. */
export function HoleMap(props: HoleMapProps) {
  const [first] = useState(props)
  const isFirstPage = useFirstPage()
  if (import.meta.env.SSR) return <HoleDrawing {...props} />
  const className = [styles.map, props.className].filter(Boolean).join(' ')
  if (isFirstPage && isSame(first, props))
    return <svg className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <Suspense fallback={<svg className={className} aria-hidden />}>
      <HoleDrawing {...props} />
    </Suspense>
  )
}

const isSame = (one: HoleMapProps, other: HoleMapProps) =>
  one.title === other.title &&
  one.description === other.description &&
  (one.hole === other.hole || JSON.stringify(one.hole) === JSON.stringify(other.hole))
