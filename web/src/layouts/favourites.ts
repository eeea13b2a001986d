import { store } from '../ui/feedback/store'

const KEY = 'menu.favourites'

/** Shared by the rail and the drawer. */
const favourites = store(read())

/** The pages of the office that were starred on this device, by their paths, in the order of the stars. */
export function useFavourites(): [readonly string[], (path: string) => void] {
  const paths = favourites.use()
  const toggle = (path: string) => {
    const next = paths.includes(path) ? paths.filter((one) => one !== path) : [...paths, path]
    favourites.set(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Without storage they last until the page is reloaded.
    }
  }
  return [paths, toggle]
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
