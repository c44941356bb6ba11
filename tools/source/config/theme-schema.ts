import { z } from 'zod';
import { closedObject } from '../../support/schema-issues';

/** Background colours behind links: `--bg` and `--bg-soft` in `src/app/styles/tokens.css`. */
export const BACKGROUNDS = { light: ['#ffffff', '#f5f7f6'], dark: ['#121817', '#19211f'] } as const;

/** Minimum contrast of text. Source: WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;

/** The colours of `theme`, each readable on the backgrounds of its scheme. */
export const themeSchema = closedObject({ light: readableOn('light'), dark: readableOn('dark') });

function readableOn(scheme: keyof typeof BACKGROUNDS) {
  const readable = `a colour with a contrast of at least ${MIN_CONTRAST} : 1 on the ${scheme} background`;
  const hexadecimal = { error: 'a colour such as "#1c7450", in quotation marks', abort: true };
  const color = z.string().regex(/^#[\da-f]{6}$/i, hexadecimal);
  return color.superRefine((text, context) => {
    const least = Math.min(...BACKGROUNDS[scheme].map((background) => contrast(text, background)));
    if (least >= MIN_CONTRAST) return;
    const found = `this one has ${(Math.floor(least * 10) / 10).toFixed(1)} : 1`;
    context.addIssue({ code: 'custom', message: `${readable}; ${found}` });
  });
}

/** Contrast of two colours `#rrggbb`, 1 to 21. Source: WCAG 2.2, "contrast ratio" and "relative luminance". */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
