/** Style sheet of the error overlay, separate from the app's: it must work when the app's is broken. */
export const OVERLAY_STYLE = `
:host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; }
section {
  pointer-events: auto; box-sizing: border-box; position: absolute; inset-inline: 0; inset-block-end: 0;
  max-block-size: 75%; overflow: auto; padding: 20px max(20px, calc(50% - 460px));
  background: #1f1416; color: #f6e9ea; border-block-start: 4px solid #ff6b6b;
  font: 15px/1.6 system-ui, sans-serif; box-shadow: 0 -8px 40px rgb(0 0 0 / 45%);
}
header { display: flex; justify-content: space-between; align-items: center; gap: 16px; }
h2 { margin: 0; font-size: 18px; color: #ff8f8f; }
button {
  min-block-size: 32px; padding: 4px 14px; border: 1px solid #8a6063; border-radius: 6px; background: none;
  color: inherit; font: inherit; font-size: 13px; cursor: pointer;
}
button:hover { background: #3a2528; }
button:focus-visible { outline: 2px solid #ffb3b3; outline-offset: 2px; }
ol { margin: 12px 0 0; padding: 0; list-style: none; }
li { padding: 12px 0; border-block-start: 1px solid #43292c; }
p { margin: 4px 0 0; overflow-wrap: anywhere; }
.place { color: #ffd479; font: 600 14px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 6px 0 0; color: #d9bfc1; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.note { margin-block-start: 10px; color: #b99a9d; font-size: 13px; }
`;
