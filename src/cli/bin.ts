#!/usr/bin/env node
/** Entry point of the command without the code cache; the package has `launch/launch.ts`. */
import { start } from './start.ts';

start(new URL(import.meta.url));
