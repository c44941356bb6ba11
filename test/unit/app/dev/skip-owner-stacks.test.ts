import { createElement } from 'react';

/** Where React's development build keeps the stack of whoever made an element. */
function stackOf(element: object): unknown {
  return Reflect.get(element, '_debugStack');
}

test('no stack is taken for an element, however many are made', async () => {
  expect(stackOf(createElement('p'))).not.toBe(stackOf(createElement('p')));
  await import('../../../../src/app/dev/skip-owner-stacks');
  const stack = stackOf(createElement('p'));
  expect(stack).toBeInstanceOf(Error);
  expect(stackOf(createElement('p'))).toBe(stack);
});
