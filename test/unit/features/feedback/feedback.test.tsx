import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FEEDBACK_EVENT } from '../../../../src/bundle/constants';
import { Feedback } from '../../../../src/features/feedback/feedback';
import { issueAddress, issueText } from '../../../../src/features/feedback/issue';

const announce = jest.fn();
const ask = (path = '/stl/a.html', address: string | undefined = undefined) =>
  render(<Feedback path={path} title="链接" issuesAddress={address} announce={announce} />);

/** Listens to feedback events on the window. Returns a list to which their details are added. */
function listen(): unknown[] {
  const heard: unknown[] = [];
  window.addEventListener(FEEDBACK_EVENT, (event) => {
    if (event instanceof CustomEvent) heard.push(event.detail);
  });
  return heard;
}

beforeEach(() => {
  window.localStorage.clear();
  announce.mockClear();
});

test('a yes is thanked for, sent as an event, and remembered for this page only', async () => {
  const heard = listen();
  const { unmount } = ask();
  await userEvent.click(screen.getByRole('button', { name: '解决了' }));
  expect(screen.getByText('谢谢，已经记下。')).toBeTruthy();
  expect(announce).toHaveBeenCalledWith('谢谢，已经记下。');
  expect(heard).toEqual([{ answer: 'yes', path: '/stl/a.html' }]);
  unmount();
  ask().unmount();
  ask();
  expect(screen.queryByRole('button', { name: '解决了' })).toBeNull();
  ask('/stl/b.html');
  expect(screen.getByRole('button', { name: '解决了' })).toBeTruthy();
});

test('a no opens a form whose text goes into the link to a new issue; Escape closes the form', async () => {
  ask('/stl/a.html', 'https://github.com/siteserver/cms/issues/new');
  await userEvent.click(screen.getByRole('button', { name: '没有，说一说' }));
  const wanted = await screen.findByRole('textbox', { name: '您在找什么？' });
  expect(document.activeElement).toBe(wanted);
  await userEvent.type(wanted, '打开新窗口');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '到 github.com 提交' });
  const { searchParams } = new URL(link.href);
  expect(searchParams.get('title')).toBe('文档：链接');
  expect(searchParams.get('body')).toContain('打开新窗口');
  expect(searchParams.get('body')).toContain('/docs/stl/a.html');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('without an address for issues, the text can be copied', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  ask();
  await user.click(screen.getByRole('button', { name: '没有，说一说' }));
  await user.type(await screen.findByRole('textbox', { name: /哪里不对/ }), '属性名写错了');
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: '复制文字' }));
  expect(copied).toHaveBeenCalledWith(expect.stringContaining('属性名写错了'));
  await waitFor(() => expect(announce).toHaveBeenCalledWith('已复制'));
});

test('where there is no clipboard the reader is told to copy the text by hand', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  ask();
  await userEvent.click(screen.getByRole('button', { name: '没有，说一说' }));
  const button = await screen.findByRole('button', { name: '复制文字' });
  Reflect.deleteProperty(navigator, 'clipboard');
  fireEvent.click(button);
  await waitFor(() => expect(announce).toHaveBeenCalledWith('没有复制成功，请自己选中文字复制'));
});

test('text that is selected on the page is put into the form', async () => {
  render(<p>选中的一句</p>);
  ask();
  const no = screen.getByRole('button', { name: '没有，说一说' });
  window.getSelection()?.selectAllChildren(screen.getByText('选中的一句'));
  await userEvent.click(no);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /哪里不对/ });
  expect(field.value).toBe('「选中的一句」');
});

test('issueAddress stays below 8000 characters for a long text; issueText writes — for no text', () => {
  const issue = { title: '页', url: 'https://a.cn/', wanted: '字'.repeat(5000), wrong: '' };
  expect(issueAddress('https://a.cn/new', issue).length).toBeLessThan(8000);
  expect(issueText(issue)).toContain('—');
});
