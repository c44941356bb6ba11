import { act, renderHook } from '@testing-library/react';
import { listSaved } from '../../../../src/content/offline/saved-state';
import { prepareStorage } from '../../../../src/features/offline/storage-room';
import { useSavedSections } from '../../../../src/features/offline/use-saved-sections';
import { onReport } from '../../../../src/shared/report-error';
import { settle } from '../../../helpers/settle';

jest.mock('../../../../src/content/offline/saved-state');
jest.mock('../../../../src/features/offline/storage-room');

const SECTION = { name: 'model', title: '模型', path: '/model/', pages: 3, bytes: 1000 };

test('keeps the reason of a failed save, and reports that the saved sections cannot be read', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reported: unknown[] = [];
  const stop = onReport(({ error }) => reported.push(error));
  const fault = new Error('the storage is gone');
  jest.mocked(listSaved).mockResolvedValueOnce([]).mockRejectedValueOnce(fault).mockResolvedValue([]);
  jest.mocked(prepareStorage).mockResolvedValue({ kind: 'no-worker' });
  const { result } = renderHook(() => useSavedSections());

  const save = async () => {
    act(() => result.current.save(SECTION));
    await act(settle);
  };
  await save();
  expect(reported).toEqual([fault]);
  expect(result.current.activities.get('model')).toEqual({ kind: 'failed', failure: { kind: 'no-worker' } });
  await save();
  expect(result.current.activities.get('model')).toEqual({ kind: 'failed', failure: { kind: 'no-worker' } });
  stop();
});

test('tells the reader of an error that nobody foresaw', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(listSaved).mockResolvedValue([]);
  jest.mocked(prepareStorage).mockRejectedValue(new TypeError('Response.json is not a function'));
  const { result } = renderHook(() => useSavedSections());
  act(() => result.current.save(SECTION));
  await act(settle);
  expect(result.current.activities.get('model')).toEqual({ kind: 'failed', failure: { kind: 'fault' } });
});

test('an update needs room only for what the copy on the device lacks', async () => {
  const copy = { section: 'model', parts: [], files: [], pages: 3, bytes: 900, isComplete: true };
  jest.mocked(listSaved).mockResolvedValue([copy]);
  jest.mocked(prepareStorage).mockResolvedValue({ kind: 'no-worker' });
  const { result } = renderHook(() => useSavedSections());
  await act(settle);
  act(() => result.current.save(SECTION));
  await act(settle);
  expect(prepareStorage).toHaveBeenLastCalledWith(100);
});
