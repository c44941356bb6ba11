import { expect, type Mood, type ThirdParty, test } from '../support/third-party';

test.use({
  allowedErrors: [/^foreign request: http:\/\/localhost:\d+\/(?:stat\.js|hit)|Failed to load resource/],
});

function analytics(host: ThirdParty, change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    analytics: {
      script: {
        src: `${host.origin}/stat.js`,
        queue: '_stat',
        setup: [['site', 7]],
        pageView: [['view', '{path}', '{title}']],
        error: [['error', '{context}', '{message}']],
      },
      ...change,
    },
  };
}

test('each page view is counted once, with its title; a jump to a heading is not counted', async ({
  page,
  site,
  bundle,
  host,
  configured,
}) => {
  configured.configure(analytics(host));
  const { title } = await bundle.site();
  const first = (await bundle.record('/fields/enumerations.html')).title;
  const second = (await bundle.record('/fields/tables/plant.html')).title;
  await site.open('/fields/enumerations.html');
  await expect.poll(() => host.sent('view')).toHaveLength(1);
  await site.outline.getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  await site.jump('/fields/tables/plant.html');
  await expect.poll(() => host.sent('view')).toHaveLength(2);
  await page.goBack();
  await expect.poll(() => host.sent('view')).toHaveLength(3);
  expect(host.sent('site')).toEqual([['site', 7]]);
  expect(host.sent('view')).toEqual([
    ['view', '/docs/fields/enumerations.html', `${first} | ${title}`],
    ['view', '/docs/fields/tables/plant.html', `${second} | ${title}`],
    ['view', '/docs/fields/enumerations.html', `${first} | ${title}`],
  ]);
});

for (const mood of ['silent', 'dead'] satisfies Mood[]) {
  test(`a statistics host that is ${mood} neither delays a page nor breaks it`, async ({
    page,
    site,
    host,
    configured,
  }) => {
    host.mood = mood;
    configured.configure(analytics(host));
    await site.open('/fields/enumerations.html');
    await expect.poll(() => host.requests).toEqual(['/stat.js']);
    // The script is requested after the page's load event, so it cannot delay this event.
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    await site.jump('/fields/tables/plant.html');
    await expect(site.title).toBeVisible();
  });
}
