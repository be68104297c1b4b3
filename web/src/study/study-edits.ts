/** Changes of a study, as `docs/trees.md` writes them. The engine changes trees, as on the analysis board; chapters are changed here. */

import { ApiError } from '../api';
import type { Engine } from '../engine';
import { say } from '../texts/index.svelte';
import type { Edit, Tree } from './tree';

export interface Chapter {
  id: string;
  name: string;
  tree: Tree;
}

export type StudyEdit =
  | { 'add-chapter': Chapter }
  | { 'rename-chapter': { id: string; name: string } }
  | { 'move-chapter': { id: string; before: string | null } }
  | { 'delete-chapter': { id: string } }
  | { edit: { id: string; edit: Edit } };

type Chapters = readonly Chapter[];

/** The chapters with a change; refused like a tree refuses where they do not have what is to be changed. */
export async function applied(chapters: Chapters, edit: StudyEdit, engine: Pick<Engine, 'ask'>): Promise<Chapters> {
  if ('add-chapter' in edit) return [...without(chapters, edit['add-chapter'].id), edit['add-chapter']];
  const id = Object.values(edit)[0]!.id as string;
  const chapter = chapters.find((one) => one.id === id);
  if (!chapter) throw new ApiError(409, 'tree-chapter-gone', say('studies-chapter-gone'));
  const replaced = (next: Chapter) => chapters.map((one) => (one === chapter ? next : one));
  if ('rename-chapter' in edit) return replaced({ ...chapter, name: edit['rename-chapter'].name });
  if ('delete-chapter' in edit) return without(chapters, id);
  if ('move-chapter' in edit) return moved(chapters, chapter, edit['move-chapter'].before);
  return replaced({ ...chapter, tree: await engine.ask('edit-tree', { tree: chapter.tree, edits: [edit.edit.edit] }) });
}

const without = (chapters: Chapters, id: string): Chapter[] => chapters.filter((one) => one.id !== id);

function moved(chapters: Chapters, chapter: Chapter, before: string | null): Chapters {
  if (before === chapter.id) return chapters;
  const rest = without(chapters, chapter.id);
  const place = before === null ? rest.length : rest.findIndex(({ id }) => id === before);
  if (place < 0) throw new ApiError(409, 'tree-chapter-gone', say('studies-chapter-gone'));
  return [...rest.slice(0, place), chapter, ...rest.slice(place)];
}
