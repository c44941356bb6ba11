import { splitIdentifier } from '../../../../src/bundle/search/split-identifier';

test.each([
  ['channelIndex', 'channelindex', ['channel', 'index']],
  ['siteserver_Channel', 'siteserverchannel', ['siteserver', 'channel']],
  ['stl:pageContents', 'stlpagecontents', ['stl', 'page', 'contents']],
  ['api/v1/contents', 'apiv1contents', ['api', 'v1', 'contents']],
  ['HTMLParser', 'htmlparser', ['html', 'parser']],
  ['IChannelRepository', 'ichannelrepository', ['i', 'channel', 'repository']],
  ['X-SS-API-KEY', 'xssapikey', ['x', 'ss', 'api', 'key']],
  ['docker', 'docker', []],
  ['MD5', 'md5', []],
  ['v7.4.0', '7.4.0', ['7.4']],
  ['401', '401', []],
])('splitIdentifier splits %s into the whole %s and the parts %j', (text, whole, parts) => {
  expect(splitIdentifier(text)).toEqual({ whole, parts });
});
