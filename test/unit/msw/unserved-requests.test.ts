import { takeUnserved } from '../../msw/unserved-requests';

test.each(['none.json', 'none.txt', 'none'])(
  'a request for %s that nobody serves is refused, and remembered',
  async (name) => {
    // msw says it there, too.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const address = `http://localhost/docs/${name}`;
    await expect(fetch(address)).rejects.toThrow();
    expect(takeUnserved()).toEqual([`GET ${address}`]);
  },
);
