/** Messages of `mcp`. */
import type { Translated } from '../../../text/sentence.ts';
import type { mcpEn } from './en.ts';

export type McpWords = Translated<typeof mcpEn>;

/** Why a call was not carried out; each is a sentence, or makes one of its parameters. */
export type McpRefusals = McpWords['refusals'];
