/** Builds the app for readers, while `buildSite` renders the content. */
import path from 'node:path';
import { createWebpackConfig } from '../../webpack.config';
import { runWebpack } from './run-webpack';

// The configuration needs an output folder, but nothing is written to it.
runWebpack(createWebpackConfig(path.resolve('dist')));
