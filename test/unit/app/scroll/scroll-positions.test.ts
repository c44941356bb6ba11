import { ScrollPositions } from '../../../../src/app/scroll/scroll-positions';
import { MAX_SCROLL_POSITIONS } from '../../../../src/bundle/constants';

afterEach(() => sessionStorage.clear());

describe('ScrollPositions', () => {
  test('survive a reload once saved', () => {
    const before = new ScrollPositions();
    before.set('a', 120);
    before.save();
    const after = new ScrollPositions();
    expect(after.get('a')).toBe(120);
    expect(after.get('b')).toBeUndefined();
  });

  test('drop the entry that was set longest ago when there are too many', () => {
    const positions = new ScrollPositions();
    for (let i = 0; i < MAX_SCROLL_POSITIONS; i++) positions.set(`k${i}`, i);
    positions.set('k0', 7);
    positions.set('new', 8);
    positions.save();
    const after = new ScrollPositions();
    expect([after.get('k0'), after.get('k1'), after.get('new')]).toEqual([7, undefined, 8]);
  });
});
