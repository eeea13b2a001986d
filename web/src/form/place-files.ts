import type { Values } from '../ui/form/draft'

/**
 * What a form sends of images that have places of their own: the new ones as files, in the order of `fileFor`, and the
 * places that are empty now.
 * @param saved the address that a place had
 */
export function placeFiles<Place extends string>(places: readonly Place[], saved: (place: Place) => string) {
  const changed = (values: Values) => places.filter((place) => values[place] !== saved(place))
  const fileFor = (values: Values) => changed(values).filter((place) => values[place] instanceof File)
  return {
    input: (values: Values) => ({
      fileFor: fileFor(values),
      remove: changed(values).filter((place) => !(values[place] instanceof File)),
    }),
    files: (values: Values) => fileFor(values).map((place) => values[place] as File),
  }
}
