import type { ReactNode } from 'react';
import type { ProjectIllustrationId } from '#domain/content/schema.ts';
import { Sketch } from '../design/illustrations/drawing.tsx';
import {
  bathroom,
  beforeAfter,
  branches,
  floorPlan,
  gantt,
  monitoring,
  phoneForm,
  schedule,
  searchMap,
} from '../design/illustrations/project-sketches.tsx';

const SKETCHES: Record<ProjectIllustrationId, ReactNode> = {
  'before-after': beforeAfter,
  monitoring,
  'phone-form': phoneForm,
  'search-map': searchMap,
  'floor-plan': floorPlan,
  schedule,
  gantt,
  bathroom,
  branches,
};

interface ProjectIllustrationProps {
  id: ProjectIllustrationId;
  className?: string;
}

/** The sketch of what a project built. Decorative. */
export const ProjectIllustration = ({ id, className }: ProjectIllustrationProps) => (
  <Sketch className={className}>{SKETCHES[id]}</Sketch>
);
