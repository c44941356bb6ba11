import { z } from 'zod';

/** A schema with exactly the keys of `T`, including optional ones: the compiler reports a key that is missing here. */
export function objectOf<T>() {
  return <Shape extends Record<keyof Required<T>, z.ZodType>>(
    shape: Shape & Record<Exclude<keyof Shape, keyof T>, never>,
  ) => z.strictObject<Shape>(shape);
}
