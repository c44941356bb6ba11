import { EMPTY_SLUG, SlugCounter, slugify } from '../../../src/bundle/slug';
import { PUBLISHED_SLUGS } from '../../fixtures/published-slugs';

describe('slugify', () => {
  test.each(PUBLISHED_SLUGS)('%s becomes %s', (heading, slug) => {
    expect(slugify(heading)).toBe(slug);
  });

  test.each(['...', '……'])('%s becomes an empty slug', (heading) => {
    expect(slugify(heading)).toBe('');
  });

  test('Hangul stays decomposed, as in published addresses', () => {
    expect(slugify('한글')).not.toBe('한글'.normalize('NFC'));
  });

  test('control characters are removed, without a hyphen in their place', () => {
    expect(slugify('a\u0000b\u001fc')).toBe('abc');
  });

  test('runs of white space and punctuation become one hyphen, but none at either end', () => {
    expect(slugify('  a \t&& b  ')).toBe('a-b');
  });

  test('only a leading digit gets an underscore', () => {
    expect(slugify('7 a 7')).toBe('_7-a-7');
  });
});

describe('SlugCounter', () => {
  test('repeated slugs are numbered from 2 in document order', () => {
    const counter = new SlugCounter();
    expect(['a', 'b', 'a', 'a', 'b'].map((slug) => counter.claim(slug))).toEqual([
      'a',
      'b',
      'a-2',
      'a-3',
      'b-2',
    ]);
  });

  test('a number that a heading already has is skipped', () => {
    const counter = new SlugCounter();
    expect(['a', 'a-2', 'a'].map((slug) => counter.claim(slug))).toEqual(['a', 'a-2', 'a-3']);
  });

  test('headings of punctuation only are called section, then section-2', () => {
    const counter = new SlugCounter();
    expect([counter.claim(slugify('...')), counter.claim(slugify('……'))]).toEqual([
      EMPTY_SLUG,
      `${EMPTY_SLUG}-2`,
    ]);
  });

  test('a slug with the name of an object member gets no number', () => {
    expect(new SlugCounter().claim('constructor')).toBe('constructor');
    expect(new SlugCounter().claim('nprogress')).toBe('nprogress-2');
  });
});
