/** Builds the app for authors, while the development server reads the content. */
import { runWebpack } from '../../app/run-webpack';
import { createDevConfig } from './webpack-dev-config';

runWebpack(createDevConfig());
