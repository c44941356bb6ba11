import { takeUnserved } from '../../msw/unserved-requests';

test.each(['none.json', 'none.txt', 'none'])(
  'a request for %s that no handler serves fails, and takeUnserved returns it',
  async (name) => {
    // msw logs the request as an error, too.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const address = `http://localhost/docs/${name}`;
    await expect(fetch(address)).rejects.toThrow();
    expect(takeUnserved()).toEqual([`GET ${address}`]);
  },
);
