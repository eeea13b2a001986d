import { useSearchParams } from 'react-router'

/** Which booking of My page is open: it stands in the address. */
export function useOpenBooking() {
  const [query, setQuery] = useSearchParams()
  const open = Number(query.get('booking')) || undefined
  const toggle = (bookingIdx: number) =>
    setQuery(
      (old) => {
        old.delete('do')
        if (open === bookingIdx) old.delete('booking')
        else old.set('booking', String(bookingIdx))
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  return { open, toggle }
}
