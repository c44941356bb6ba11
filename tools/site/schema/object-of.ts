import { z } from 'zod';

/** A schema with exactly the keys of `T`, optional ones too: one that is added to the type is missed here by the compiler. */
export function objectOf<T>() {
  return <Shape extends Record<keyof Required<T>, z.ZodType>>(
    shape: Shape & Record<Exclude<keyof Shape, keyof T>, never>,
  ) => z.strictObject<Shape>(shape);
}
